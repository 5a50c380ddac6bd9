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
