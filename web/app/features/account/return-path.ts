const ANYWHERE = "https://site.invalid";

/** Longer addresses are nobody's. */
const LONGEST = 2_000;

/**
 * The path of this site that a visitor is to be sent to, or null where the text names none. Browsers take backslashes for
 * slashes and drop control characters, and `/.//evil.example` becomes `//evil.example`: what counts is what they make of it.
 */
export function parseReturnPath(text: string | null): string | null {
  if (text === null || text.length > LONGEST || !/^\/(?![/\\])[^\\\s\p{C}]*$/u.test(text)) return null;
  const url = URL.parse(text, ANYWHERE);
  if (url?.origin !== ANYWHERE || url.pathname.startsWith("//")) return null;
  return url.pathname + url.search + url.hash;
}

/** The query that takes along to another account page where the visitor wants to go; nothing else of the address is passed on. */
export function keepReturnPath(search: string): string {
  const path = parseReturnPath(new URLSearchParams(search).get("redirect"));
  return path === null ? "" : `?${new URLSearchParams({ redirect: path })}`;
}
