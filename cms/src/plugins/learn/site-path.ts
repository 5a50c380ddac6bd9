const LONGEST = 300;
/** Browsers take backslashes for slashes: what is no path of this site is none of it. */
const PATH = /^\/(?![/\\])[^\\\s\p{C}]*$/u;

export const SITE_PATH_FAULT = `page must be a path of the site, of at most ${LONGEST} characters`;

export function isSitePath(text: string): boolean {
  return text.length <= LONGEST && PATH.test(text);
}
