import { MARKUP, SPLIT_HEADER } from "./make/hostile-text.ts";
import type { LiveOutcome } from "./send-frames.ts";
import type { Received } from "./send-request.ts";

/** What an input came to: how it counts in the table, and what is wrong with the answer, or null. */
export interface Verdict {
  outcome: "ok" | "moved" | "refused" | "shed" | "fault" | "broken off";
  fault: string | null;
}

/** How traces of V8 look, and places in our own folders. */
const STACK_TRACE =
  /\n? {4}at [^\n]{0,200}[(:]\S*\.(?:[cm]?[jt]sx?|json)?:\d+:\d+|node:internal\/|file:\/\/\/|node_modules\//;

/** Whether an answer is one that a visitor may get. */
export function judgeAnswer({ text, isEnded }: Received, { isWhole }: { isWhole: boolean }): Verdict {
  const { status, headers, body } = readAnswer(text);
  if (status === 0 || !isEnded) {
    const isFault = isWhole && status === 0;
    return { outcome: "broken off", fault: isFault ? "no answer to a whole request" : null };
  }
  if (STACK_TRACE.test(body)) return { outcome: "fault", fault: `a stack trace (${status})` };
  if (headers.includes(`\n${SPLIT_HEADER}:`)) return { outcome: "fault", fault: "a header was made up" };
  if (/content-type: (?:text\/html|image\/svg)/.test(headers) && body.includes(MARKUP))
    return { outcome: "fault", fault: `markup was repeated as it is (${status})` };
  if (status === 503 && headers.includes("\nretry-after:")) return { outcome: "shed", fault: null };
  if (status >= 500) return { outcome: "fault", fault: `status ${status}` };
  return { outcome: status >= 400 ? "refused" : status >= 300 ? "moved" : "ok", fault: null };
}

/** The same of a live connection; 1011 and 4500 say that the server failed. */
export function judgeLive({ status, closeCode }: LiveOutcome): Verdict {
  if (status >= 500 || closeCode === 1011 || closeCode === 4500) {
    return { outcome: "fault", fault: `status ${status}, closed with ${closeCode}` };
  }
  if (status === 0) return { outcome: "broken off", fault: null };
  return { outcome: status === 101 ? "ok" : "refused", fault: null };
}

/** The last answer: before it, a server may say that it goes on. */
function readAnswer(text: string): { status: number; headers: string; body: string } {
  const rest = text.replace(/^(?:HTTP\/1\.1 1\d\d [^\r]*\r\n(?:[^\r]+\r\n)*\r\n)+/, "");
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(rest)?.[1] ?? 0);
  const end = rest.indexOf("\r\n\r\n");
  const headers = (end < 0 ? rest : rest.slice(0, end)).toLowerCase().replaceAll("\r", "");
  return { status, headers, body: end < 0 ? "" : rest.slice(end + 4) };
}
