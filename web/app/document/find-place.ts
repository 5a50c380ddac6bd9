/** Below the bar: what begins above this line is being read. */
const READING_AREA = 0.35;

/**
 * The fragment of the section being read: the last heading, section or step that begins above the reading line; empty before the
 * first. A fragment of the address that is still in view counts more, and so does one that names no place of the page, as the key
 * of a class. Sections have the same ids in every language.
 */
export function findPlace(): string {
  const { hash } = window.location;
  if (hash && !document.getElementById(hash.slice(1))) return hash;
  const named = document.querySelectorAll<HTMLElement>("main [id]:is(h2, h3, section, li)");
  const places = [...named].filter(({ offsetHeight }) => offsetHeight > 0);
  const asked = places.find(({ id }) => hash === `#${id}`);
  if (asked && topOf(asked) >= 0 && topOf(asked) < window.innerHeight) return hash;
  const read = places.findLast((place) => topOf(place) < window.innerHeight * READING_AREA);
  return read && window.scrollY > 0 ? `#${read.id}` : "";
}

function topOf(element: HTMLElement): number {
  return element.getBoundingClientRect().top;
}
