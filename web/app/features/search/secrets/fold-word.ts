/** Without large letters and the accents of Latin ones: who writes a phrase down may leave them out. */
export function foldWord(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase();
}
