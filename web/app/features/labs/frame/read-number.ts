/**
 * A number as people type it in a language: with its decimal sign, with or without its grouping sign or spaces. Null for
 * what is none: words, nothing at all, infinity.
 *
 *     readNumber("1.500,5", "de"); // 1500.5
 */
export function readNumber(text: string, locale: string): number | null {
  const { decimal, group } = signsOf(locale);
  const compact = text.replace(/[\s'’_]/g, "").replace("−", "-");
  const hasGroups = new RegExp(`^[+-]?\\d{1,3}(?:\\${group}\\d{3})+(?:\\${decimal}\\d*)?$`).test(compact);
  const plain = (hasGroups ? compact.replaceAll(group, "") : compact).replace(",", ".");
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}

/** A number as `readNumber` reads it back exactly: all its digits, no grouping. */
export function writeNumber(value: number, locale: string): string {
  return String(value).replace(".", signsOf(locale).decimal);
}

function signsOf(locale: string): { decimal: "." | ","; group: "." | "," } {
  // French groups with spaces, which are left out before; the full stop stays free.
  return locale === "de" || locale === "fr" ? { decimal: ",", group: "." } : { decimal: ".", group: "," };
}
