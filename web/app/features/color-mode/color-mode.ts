export const STORAGE_KEY = "nuxt-color-mode";

export type ColorModePreference = "light" | "dark" | "system";

/** What is shown: a mode forced by the page, else the preference, else what the system prefers. */
export function shownColorMode(choice: {
  forced: string | undefined;
  preference: ColorModePreference;
  systemIsDark: boolean;
}): "light" | "dark" {
  const wanted = choice.forced ?? choice.preference;
  if (wanted === "light" || wanted === "dark") return wanted;
  return choice.systemIsDark ? "dark" : "light";
}

export function parsePreference(value: unknown): ColorModePreference {
  return value === "light" || value === "dark" ? value : "system";
}

/**
 * Keeps the page in its color mode: the toggle, another tab, the system and pages that force a mode can change it.
 * The first mode is set by `COLOR_MODE_SCRIPT`, before anything is painted.
 */
export function startColorMode(window: Window & typeof globalThis): void {
  const root = window.document.documentElement;
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  let preference = readPreference(window);

  const show = () => {
    const mode = shownColorMode({ forced: root.dataset.forcedColorMode, preference, systemIsDark: system.matches });
    if (!root.classList.contains(mode)) {
      root.classList.remove("light", "dark");
      root.classList.add(mode);
    }
    if (root.dataset.colorMode !== preference) root.dataset.colorMode = preference;
  };

  system.addEventListener("change", show);
  window.addEventListener("storage", (event) => {
    if (event.key !== STORAGE_KEY && event.key !== null) return;
    preference = parsePreference(event.newValue);
    show();
  });
  window.document.addEventListener("click", (event) => {
    if (!(event.target instanceof window.Element) || !event.target.closest("[data-color-mode-toggle]")) return;
    preference = root.classList.contains("dark") ? "light" : "dark";
    writePreference(window, preference);
    show();
  });
  // A navigation changes which mode the page forces.
  new window.MutationObserver(show).observe(root, { attributeFilter: ["class", "data-forced-color-mode"] });
  show();
}

function readPreference(window: Window): ColorModePreference {
  try {
    return parsePreference(window.localStorage.getItem(STORAGE_KEY));
  } catch {
    return "system"; // The browser forbids storage: the preference lasts as long as the page.
  }
}

function writePreference(window: Window, preference: ColorModePreference): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, preference);
  } catch {
    // As above: the choice holds for this page.
  }
}
