/** What was meant as a sign and stands in the words: emphasis, a note that is missing, a figure, a callout, an id, a link. */
const SIGN = /\*\*\S|\S\*\*|\[\^[^\]\s]+\]|^::+\w+|\[![A-Z]+\]|\{#[\w-]+\}|\]\(/m;

/** Nothing that was meant as a sign of Markdown is printed to readers. */
export function checkSigns(prose: readonly string[], report: (problem: string) => void): void {
  for (const words of prose) {
    const sign = SIGN.exec(words);
    if (sign) report(`text: expected no sign of Markdown to be read, got ${JSON.stringify(around(words, sign.index))}`);
  }
}

function around(words: string, index: number): string {
  return words.slice(Math.max(0, index - 20), index + 30);
}
