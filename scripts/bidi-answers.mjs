import { Transform } from "node:stream";

const END_OF_HEADERS = "\r\n\r\n";
/** The first byte of a frame that holds a whole text. */
const WHOLE_TEXT = 0x81;
/** What the second byte says where the length stands in the two, or the eight, bytes after it. */
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

/**
 * What comes from a server of WebSockets, where every whole text goes through `rewrite`: first the headers by which the
 * connection was taken, then frames (RFC 6455, section 5.2), which are not masked on this way.
 *
 * @param {(text: string) => string} rewrite
 */
export function rewriteTexts(rewrite) {
  let waiting = Buffer.alloc(0);
  let hasHeaders = false;
  return new Transform({
    transform(chunk, _encoding, done) {
      waiting = Buffer.concat([waiting, chunk]);
      if (!hasHeaders) {
        const end = waiting.indexOf(END_OF_HEADERS);
        if (end < 0) return done();
        hasHeaders = true;
        this.push(waiting.subarray(0, end + END_OF_HEADERS.length));
        waiting = waiting.subarray(end + END_OF_HEADERS.length);
      }
      for (let frame = readFrame(waiting); frame; frame = readFrame(waiting)) {
        const { start, end } = frame;
        const isText = waiting[0] === WHOLE_TEXT;
        this.push(isText ? frameOf(rewrite(waiting.toString("utf8", start, end))) : waiting.subarray(0, end));
        waiting = waiting.subarray(end);
      }
      done();
    },
  });
}

/**
 * Where the text of the first frame begins and ends; null where it is not all there.
 *
 * @param {Buffer} bytes
 */
function readFrame(bytes) {
  if (bytes.length < 2) return null;
  const said = bytes.readUInt8(1);
  const start = said === IN_EIGHT_BYTES ? 10 : said === IN_TWO_BYTES ? 4 : 2;
  if (bytes.length < start) return null;
  const length =
    said === IN_EIGHT_BYTES ? Number(bytes.readBigUInt64BE(2)) : said === IN_TWO_BYTES ? bytes.readUInt16BE(2) : said;
  return bytes.length < start + length ? null : { start, end: start + length };
}

/** @param {string} text */
export function frameOf(text) {
  const body = Buffer.from(text);
  const { length } = body;
  const head = Buffer.alloc(length < IN_TWO_BYTES ? 2 : length < 2 ** 16 ? 4 : 10);
  head.writeUInt8(WHOLE_TEXT);
  head.writeUInt8(head.length === 2 ? length : head.length === 4 ? IN_TWO_BYTES : IN_EIGHT_BYTES, 1);
  if (head.length === 4) head.writeUInt16BE(length, 2);
  if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([head, body]);
}
