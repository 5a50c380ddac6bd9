import type { Locale } from "@learn-bittensor/contract/locales";

/** Spaces and strokes between groups of digits. */
const BETWEEN_GROUPS = /[\s'’_]/gu;
/** What the server takes. */
const SENT = /^-?\d{1,12}(?:\.\d{1,8})?$/;

/**
 * A number as people of a language write it, as it is sent: `1.234,5` in German is `1234.5`. A single stroke that cannot
 * part groups is a decimal sign in every language. Null for what is no number.
 */
export function parseNumber(text: string, locale: Locale): string | null {
  const written = text.normalize("NFKC").replaceAll(BETWEEN_GROUPS, "").replaceAll("−", "-");
  const decimal = decimalSign(locale);
  const group = decimal === "," ? "." : ",";
  const isGrouped = new RegExp(`^-?\\d{1,3}(?:\\${group}\\d{3})+(?:\\${decimal}\\d+)?$`).test(written);
  const whole = isGrouped ? written.replaceAll(group, "") : written;
  const sent = whole.replace(/[.,]/, ".").replace(/^(-?)\./, "$10.");
  return SENT.test(sent) ? sent : null;
}

function decimalSign(locale: Locale): string {
  return new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === "decimal")?.value ?? ".";
}
