/** A path is not loaded anew of the page's own accord more often than this. */
export const RELOAD_GUARD_MS = 10_000;

const KEY = "reloaded";

interface Browser {
  sessionStorage: Pick<Storage, "getItem" | "setItem">;
}

/**
 * Whether the page at `path` may be loaded anew now; if so, that is noted for the tab. Where the browser refuses storage the answer
 * is no: nothing would end a circle of loads.
 */
export function mayReload(window: Browser, path: string, now: number): boolean {
  try {
    const noted = Object.entries(parseNotes(window.sessionStorage.getItem(KEY)));
    // A clock that was set back makes a note of the future: it counts for nothing.
    const recent = noted.filter(([, at]) => typeof at === "number" && at <= now && now - at < RELOAD_GUARD_MS);
    if (recent.some(([known]) => known === path)) return false;
    const notes = JSON.stringify({ ...Object.fromEntries(recent), [path]: now });
    window.sessionStorage.setItem(KEY, notes);
    // Storage may take a note and store nothing.
    return window.sessionStorage.getItem(KEY) === notes;
  } catch {
    return false;
  }
}

function parseNotes(text: string | null): object {
  try {
    const notes: unknown = JSON.parse(text ?? "{}");
    return typeof notes === "object" && notes !== null ? notes : {};
  } catch {
    return {};
  }
}
