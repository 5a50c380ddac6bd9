import type { PageFeedbackEntry } from "../storage/page-feedback-store.ts";

const LONGEST_IN_LIST = 80;

/** One line of the list. */
export function printLine({ number, state, sentAt, page, clear, reasons, about, message }: PageFeedbackEntry): string {
  const verdict = clear === null ? "" : clear ? "clear" : "not clear";
  const said = [verdict, reasons.join(", "), about, message].filter(Boolean).join(" · ").replaceAll(/\s+/g, " ");
  const short = said.length > LONGEST_IN_LIST ? `${said.slice(0, LONGEST_IN_LIST - 1)}…` : said;
  return `${String(number).padStart(6)}  ${state.padEnd(8)}  ${sentAt.slice(0, 10)}  ${page}  ${short}`;
}

/** All that is known of one. */
export function printEntry(entry: PageFeedbackEntry): string {
  const { number, state, sentAt, page, locale, clear, reasons, about, message, answer, answerPage, answeredAt } = entry;
  const lines: [string, string | null][] = [
    ["number", String(number)],
    ["state", state],
    ["sent", sentAt],
    ["page", `${page} (${locale})`],
    ["clear", clear === null ? null : clear ? "yes" : "no"],
    ["reasons", reasons.join(", ") || null],
    ["about", about],
    ["message", message],
    ["answer", answer],
    ["leads to", answerPage],
    ["done", answeredAt],
  ];
  return lines.flatMap(([name, text]) => (text === null ? [] : `${`${name}:`.padEnd(10)}${indent(text)}`)).join("\n");
}

function indent(text: string): string {
  return text.replaceAll("\n", `\n${" ".repeat(10)}`);
}
