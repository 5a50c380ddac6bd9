import type { Input } from "./input.ts";
import { judgeAnswer, judgeLive, type Verdict } from "./judge-answer.ts";
import type { createContentReader } from "./read-content.ts";
import { sendFrames } from "./send-frames.ts";
import { sendBytes } from "./send-request.ts";

/** Longer than the site itself waits for a request. */
const PATIENCE_MS = 40_000;
/** What is broken may never be answered. */
const PATIENCE_WITH_BROKEN_MS = 400;

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
      const patience = input.isWhole ? PATIENCE_MS : PATIENCE_WITH_BROKEN_MS;
      return judgeAnswer(await sendBytes(port, input.bytes, patience), input);
    }
  }
}
