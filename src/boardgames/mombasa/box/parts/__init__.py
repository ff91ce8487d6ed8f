"""What is in the box, part by part."""
