"""The app in a browser: who may come in, and the server that starts one process for each tab."""
