import { parsePreference, STORAGE_KEY } from "./color-mode.ts";

// Runs while the head is read: the right class is there before the first paint, and follows the system before React is there.
const root = document.documentElement;
const system = matchMedia("(prefers-color-scheme: dark)");

let stored: unknown;
try {
  stored = localStorage.getItem(STORAGE_KEY);
} catch {
  // The browser forbids storage.
}
root.dataset.colorMode = parsePreference(stored);
show();
system.addEventListener("change", show);

function show(): void {
  const { forcedColorMode, colorMode } = root.dataset;
  const wanted = parsePreference(forcedColorMode ?? colorMode);
  root.classList.remove("light", "dark");
  root.classList.add(wanted === "system" ? (system.matches ? "dark" : "light") : wanted);
}
