"""Components, part by part."""
