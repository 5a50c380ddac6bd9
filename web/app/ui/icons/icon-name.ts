/** The set of an icon that is named without one. */
const OWN_SET = "lucide";

/** No set or icon has a longer name. */
const LONGEST_PART = 64;

/** Icons that may be asked for at once. */
export const MOST_NAMES = 50;

export interface IconName {
  prefix: string;
  name: string;
}

/** Whether this may name a set, or an icon in it: small letters and digits, in words. */
export function isIconPart(text: string): boolean {
  return text.length <= LONGEST_PART && /^[a-z\d]+(-[a-z\d]+)*$/.test(text);
}

/** What content calls an icon, `book` or `mdi:home`, in its two parts; null where no icon can be called that. */
export function parseIconName(text: string): IconName | null {
  if (text.length > 2 * LONGEST_PART + 1) return null;
  const parts = text.split(":");
  const [prefix = "", name = "", ...more] = parts.length === 1 ? [OWN_SET, ...parts] : parts;
  return more.length === 0 && isIconPart(prefix) && isIconPart(name) ? { prefix, name } : null;
}
