"""Pages of the documentation that are generated from the code.

`python -m tests.pages` writes those that are committed, commands and keys; with `--all` also those that only a build
needs: rules, components and the API.
"""
