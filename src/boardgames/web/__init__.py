"""The app in a browser: admission of visitors, and the server that starts one process for each tab."""
