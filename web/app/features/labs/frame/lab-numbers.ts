import type { Locale } from "@learn-bittensor/contract/locales";

/** Writes numbers as a language does. What is no finite number is written as a dash: never NaN. */
export interface LabNumbers {
  /** Up to six significant digits; of large numbers all before the decimal sign, and two after it. */
  amount(value: number): string;
  /** Up to three significant digits, thousands shortened: for the axes of charts. */
  short(value: number): string;
  whole(value: number): string;
  /** A share from 0 to 1 as per cent, up to two decimals, or two digits of what is less. */
  percent(value: number): string;
  /** A share with four decimals, as weights are shown. */
  share(value: number): string;
  tao(value: number): string;
  alpha(value: number): string;
  date(day: Date): string;
}

export function createLabNumbers(locale: Locale): LabNumbers {
  const amount = new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 });
  const large = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const tiny = new Intl.NumberFormat(locale, { maximumSignificantDigits: 4, notation: "scientific" });
  const short = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3, notation: "compact" });
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  const tinyPercent = new Intl.NumberFormat(locale, { style: "percent", maximumSignificantDigits: 2 });
  const share = new Intl.NumberFormat(locale, { minimumFractionDigits: 4, maximumFractionDigits: 4 });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const finite = (format: (value: number) => string) => (value: number) =>
    Number.isFinite(value) ? format(value) : "–";
  const isTiny = (value: number) => value !== 0 && Math.abs(value) < 1e-6;
  const isLarge = (value: number) => Math.abs(value) >= 10_000;
  const written = finite((value) =>
    (isTiny(value) ? tiny : isLarge(value) ? large : amount).format(value === 0 ? 0 : value),
  );
  return {
    amount: written,
    short: finite((value) => (isTiny(value) ? tiny : short).format(value === 0 ? 0 : value)),
    whole: finite((value) => whole.format(value)),
    percent: finite((value) =>
      (value !== 0 && Math.abs(value) < 1e-4 ? tinyPercent : percent).format(value === 0 ? 0 : value),
    ),
    share: finite((value) => share.format(value)),
    tao: (value) => `${written(value)} τ`,
    alpha: (value) => `${written(value)} α`,
    date: (day) => date.format(day),
  };
}
