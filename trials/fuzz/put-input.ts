import type { Input } from "./input.ts";
import { judgeAnswer, judgeLive, type Verdict } from "./judge-answer.ts";
import type { createContentReader } from "./read-content.ts";
import { sendFrames } from "./send-frames.ts";
import { sendBytes } from "./send-request.ts";

/** Longer than the site itself waits for a request. */
const TIMEOUT_MS = 40_000;
/** What is broken may never be answered. */
const BROKEN_TIMEOUT_MS = 400;

/** Sends an input where it belongs, and judges what came of it. */
export async function putInput(
  input: Input,
  { port, content }: { port: number; content: ReturnType<typeof createContentReader> },
): Promise<Verdict> {
  switch (input.by) {
    case "content":
      return content.read(input.file);
    case "frames":
      return judgeLive(await sendFrames(port, input.handshake, input.frames));
    case "http": {
      const timeout = input.isWhole ? TIMEOUT_MS : BROKEN_TIMEOUT_MS;
      return judgeAnswer(await sendBytes(port, input.bytes, timeout), input);
    }
  }
}
