import { parseArgs } from "node:util";
import { workOnAccounts } from "../change-account.ts";
import { type Place, readPlace } from "../read-place.ts";
import {
  createPageFeedbackStore,
  type PageFeedbackEntry,
  type PageFeedbackStore,
  STATES,
} from "../storage/page-feedback-store.ts";
import { LONGEST_ANSWER, parsePage, parseText } from "./feedback-texts.ts";

const USAGE = `usage:
  npm run feedback                                     what is open, the latest first
  npm run feedback -- list [open|answered|closed|all]
  npm run feedback -- show NUMBER
  npm run feedback -- answer NUMBER TEXT [--page PATH]   PATH is where the text now says it
  npm run feedback -- close NUMBER`;
const MOST_LISTED = 200;
const LONGEST_IN_LIST = 80;

/** What editors do at the command line with what readers told of pages; the site may be serving. Answers what is to be read. */
export function runFeedback(place: Place, args: readonly string[], clock = Date.now): Promise<string> {
  return workOnAccounts(place, (database) => run(createPageFeedbackStore(database, clock), args));
}

async function run(feedback: PageFeedbackStore, args: readonly string[]): Promise<string> {
  const options = { page: { type: "string" } } as const;
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [command = "list", ...rest] = positionals;
  const known = (entry: Awaited<ReturnType<PageFeedbackStore["find"]>>) => {
    if (!entry) throw new Error(`${rest[0]}: no feedback has this number`);
    return printEntry(entry);
  };
  if (command === "list" && rest.length <= 1) return list(feedback, rest[0] ?? "open");
  const number = Number(rest[0]);
  if (!Number.isSafeInteger(number)) throw new Error(USAGE);
  if (command === "show" && rest.length === 1) return known(await feedback.find(number));
  if (command === "close" && rest.length === 1) return known(await feedback.close(number));
  const answer = parseText("TEXT", rest.slice(1).join(" "), LONGEST_ANSWER);
  if (command !== "answer" || answer === null) throw new Error(USAGE);
  const page = values.page === undefined ? null : parsePage(values.page);
  return known(await feedback.answer(number, { answer, page }));
}

async function list(feedback: PageFeedbackStore, asked: string): Promise<string> {
  const state = STATES.find((each) => each === asked) ?? null;
  if (state === null && asked !== "all") throw new Error(USAGE);
  return (await feedback.list(state, MOST_LISTED)).map(printLine).join("\n") || `nothing${state ? ` ${state}` : ""}`;
}

/** One line of the list. */
function printLine({ number, state, sentAt, page, clear, reasons, about, message }: PageFeedbackEntry): string {
  const verdict = clear === null ? "" : clear ? "clear" : "not clear";
  const said = [verdict, reasons.join(", "), about, message].filter(Boolean).join(" · ").replaceAll(/\s+/g, " ");
  const short = said.length > LONGEST_IN_LIST ? `${said.slice(0, LONGEST_IN_LIST - 1)}…` : said;
  return `${String(number).padStart(6)}  ${state.padEnd(8)}  ${sentAt.slice(0, 10)}  ${page}  ${short}`;
}

/** All that is known of one. */
function printEntry(entry: PageFeedbackEntry): string {
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

if (import.meta.main) {
  try {
    process.stdout.write(`${await runFeedback(readPlace(), process.argv.slice(2))}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
