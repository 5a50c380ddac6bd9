import type { Random } from "../create-random.ts";
import type { HttpRequest, Input } from "../input.ts";
import { mutate } from "./hostile-text.ts";

/** How many of the requests are broken as such, below HTTP's rules. */
const BROKEN = 0.02;
/** What is longer is refused before it has been read: the connection may be reset before the answer has been taken. */
const LONGEST_WHOLE = 1_000_000;

/** A request as it goes over the wire; now and then broken there. Whoever answers it ends the connection. */
export function toBytes({ method, target, headers, body }: HttpRequest, random: Random): Input {
  const length = body === undefined ? [] : [["Content-Length", String(Buffer.byteLength(body))] as const];
  const lines = [...headers, ...length, ["Connection", "close"] as const].map(([name, value]) => `${name}: ${value}`);
  const text = `${method} ${target} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body ?? ""}`;
  const isSound = !random.chance(BROKEN);
  const bytes = Buffer.from(isSound ? text : mutate(text, random));
  return { by: "http", bytes, isWhole: isSound && bytes.length <= LONGEST_WHOLE };
}

/** What may stand in a target or a header without ending it. */
export function onOneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  return text.replace(/[\u0000-\u001f\u007f]/g, "");
}
