import { KEY_PREFIX } from "../device-events.ts";
import { NOTES_PREFIX } from "../notes/notes-prefix.ts";
import type { Renamed } from "./list-renamed.ts";

/** The script is served with its table before it, where there is one (`moved-script.server.ts`). */
declare const RENAMED: readonly Renamed[];

// Runs as the head is read, before anything asks for what the device stores. What is under its name already stays as it is.
try {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(KEY_PREFIX)) renameEvent(key);
    else if (key.startsWith(NOTES_PREFIX)) renameNote(key.slice(NOTES_PREFIX.length));
  }
} catch {
  // The browser refuses storage: it stores nothing.
}

function renameEvent(key: string): void {
  const event = read(key);
  const found = RENAMED.find(({ from }) => from.kind === event?.kind && from.slug === event.slug);
  if (found) write(key, { ...event, kind: found.to.kind, slug: found.to.slug });
}

function renameNote(name: string): void {
  const key = NOTES_PREFIX + name;
  for (const { from, to } of RENAMED) {
    if (to.kind === "quiz") renameAnswer(key, name, from.slug, to.slug);
    else if (name === "placement") renameKnown(key, from, to);
    else if (name.startsWith("read/")) renameReading(key, name, from.path, to.path);
  }
}

/** `read/{locale}{path}`; a guide's sections have notes of their own. */
function renameReading(key: string, name: string, from: string, to: string): void {
  const path = name.slice("read/en".length);
  if (path === from || path.startsWith(`${from}/`))
    move(key, NOTES_PREFIX + name.slice(0, "read/en".length) + to + path.slice(from.length));
}

/** `review/{quiz} {question}` and `waiting/{quiz} {question}`, which says the quiz once more. */
function renameAnswer(key: string, name: string, from: string, to: string): void {
  const [, kind, question] = /^(review|waiting)\/\S+( .*)$/.exec(name) ?? [];
  if (!kind || name !== `${kind}/${from}${question}`) return;
  const now = `${NOTES_PREFIX}${kind}/${to}${question}`;
  const [stored, known] = [read(key), read(now)];
  if (kind === "waiting") write(key, { ...stored, slug: to });
  else if (Array.isArray(stored) && Array.isArray(known))
    write(
      key,
      [...stored, ...known].sort((one, other) => one.at - other.at),
    );
  if (kind === "review") localStorage.removeItem(now);
  move(key, now);
}

/** Which concepts a placement check found to be known. */
function renameKnown(key: string, from: Renamed["from"], to: Renamed["to"]): void {
  const placement = read(key);
  if (from.kind !== "concept" || !Array.isArray(placement?.known)) return;
  write(key, { ...placement, known: placement.known.map((slug: unknown) => (slug === from.slug ? to.slug : slug)) });
}

function move(key: string, to: string): void {
  const text = localStorage.getItem(key);
  if (text !== null && localStorage.getItem(to) === null) localStorage.setItem(to, text);
  localStorage.removeItem(key);
}

/** Whatever the site has written there; null where it is broken. */
function read(key: string) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  localStorage.setItem(key, JSON.stringify(value));
}
