import { useFormatter } from "#app/i18n/interface-texts.ts";

const MEGABYTE = 1_000_000;

/** Writes bytes as the reader's language does, in tenths of a megabyte. */
export function useSizeFormat() {
  const format = useFormatter();
  return (bytes: number): string =>
    format.number(Math.max(bytes / MEGABYTE, 0.1), {
      style: "unit",
      unit: "megabyte",
      maximumFractionDigits: 1,
    });
}
