import { createContext, useEffect, useLayoutEffect, useState } from "react";
import { type ColorModePreference, parsePreference, STORAGE_KEY, shownColorMode } from "./color-mode.ts";

interface ColorMode {
  /** What is shown; null until React knows, where the script of the head has set it. */
  shown: "light" | "dark" | null;
  preference: ColorModePreference | null;
  /** Switches between light and dark. */
  toggle: () => void;
}

export const ColorModeContext = createContext<Pick<ColorMode, "toggle">>({ toggle: () => undefined });

/** The color mode of the document: the toggle, another tab, the system and a page that forces a mode can change it. */
export function useColorMode(forced: "light" | "dark" | undefined): ColorMode {
  const [preference, setPreference] = useState<ColorModePreference | null>(null);
  const [systemIsDark, setSystemIsDark] = useState(false);
  useLayoutEffect(() => {
    setPreference(readPreference());
    setSystemIsDark(matchMedia(DARK).matches);
  }, []);
  useEffect(() => {
    const system = matchMedia(DARK);
    const followSystem = () => setSystemIsDark(system.matches);
    const followOtherTabs = ({ key, newValue }: StorageEvent) => {
      if (key === STORAGE_KEY || key === null) setPreference(parsePreference(newValue));
    };
    system.addEventListener("change", followSystem);
    window.addEventListener("storage", followOtherTabs);
    return () => {
      system.removeEventListener("change", followSystem);
      window.removeEventListener("storage", followOtherTabs);
    };
  }, []);
  const shown = preference && shownColorMode({ forced, preference, systemIsDark });
  const toggle = () => {
    const chosen = shown === "dark" ? "light" : "dark";
    setPreference(chosen);
    writePreference(chosen);
  };
  return { shown, preference, toggle };
}

const DARK = "(prefers-color-scheme: dark)";

function readPreference(): ColorModePreference {
  try {
    return parsePreference(localStorage.getItem(STORAGE_KEY));
  } catch {
    return "system"; // The browser forbids storage: the preference lasts as long as the page.
  }
}

function writePreference(preference: ColorModePreference): void {
  try {
    localStorage.setItem(STORAGE_KEY, preference);
  } catch {
    // As above: the choice holds for this page.
  }
}
