import { expect, test } from "vitest";
import { frameOf, rewriteTexts } from "./bidi-answers.mjs";

const HEADERS = Buffer.from("HTTP/1.1 101 Switching Protocols\r\n\r\n");
const PING = Buffer.from([0x89, 3, 1, 2, 3]);
/** Of each of the three ways in which a length is written. */
const TEXTS = ["", "a".repeat(125), "ä", "b".repeat(126), "c".repeat(70_000), "d"];

test.each([3, 4096, Number.POSITIVE_INFINITY])("texts are rewritten that come in pieces of %s bytes", async (size) => {
  const sent = Buffer.concat([HEADERS, ...TEXTS.map(frameOf), PING, frameOf("end")]);
  const stream = rewriteTexts((text) => `<${text}>`);
  for (let at = 0; at < sent.length; at += size) stream.write(sent.subarray(at, at + size));
  stream.end();
  const got = Buffer.concat(await stream.toArray());
  expect(
    got.equals(Buffer.concat([HEADERS, ...TEXTS.map((text) => frameOf(`<${text}>`)), PING, frameOf("<end>")])),
  ).toBe(true);
});
