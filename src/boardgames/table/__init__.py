"""Everything that happens at a table, without a toolkit: sessions, who is asked, what is typed."""
