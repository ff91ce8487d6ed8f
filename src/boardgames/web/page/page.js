// Tells the terminal where its connection is, which may be at the other end of a tunnel, and gives it the keyboard.
"use strict";

const terminal = document.querySelector("#terminal");
const again = document.querySelector("#again");

terminal.dataset.sessionWebsocketUrl = `${window.location.origin.replace(/^http/, "ws")}/ws`;

function takeKeyboard() {
  const state = document.body.classList;
  if (state.contains("-closed")) {
    again.focus();
  } else if (state.contains("-loaded")) {
    terminal.querySelector("textarea")?.focus();
  }
}

window.addEventListener("focus", takeKeyboard);
new MutationObserver(takeKeyboard).observe(document.body, { attributes: true, attributeFilter: ["class"] });
again.addEventListener("click", () => window.location.reload());
