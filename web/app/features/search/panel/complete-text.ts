/**
 * The first title that begins with what was typed and goes on; null where none does. Large and small letters are the
 * same.
 */
export function completeText(typed: string, titles: readonly string[], locale: string): string | null {
  if (typed.trim() === "") return null;
  const beginning = typed.normalize("NFC").toLocaleLowerCase(locale);
  const found = titles.find((title) => {
    const whole = title.normalize("NFC");
    return whole.length > beginning.length && whole.toLocaleLowerCase(locale).startsWith(beginning);
  });
  return found?.normalize("NFC") ?? null;
}
