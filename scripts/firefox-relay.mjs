#!/usr/bin/env node
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { createInterface } from "node:readline";
import { rewriteTexts } from "./bidi-answers.mjs";

/**
 * What Playwright starts in place of Firefox: it starts the one of `FIREFOX_PATH`, and stands between the two. Playwright tells each
 * new window of color modes and movement, by a command that Firefox does not know yet, and gives up when that is refused. Here this
 * refusal, and no other, becomes a success: pages see Firefox's own settings.
 */
const UNKNOWN_YET = "emulation.setMediaFeaturesOverride";
const LISTENING = /(WebDriver BiDi listening on ws:\/\/127\.0\.0\.1:)(\d+)/;

const firefox = spawn(process.env.FIREFOX_PATH ?? "", process.argv.slice(2), { stdio: ["ignore", "inherit", "pipe"] });
firefox.on("error", (error) => {
  console.error(error.message);
  process.exit(127);
});
firefox.on("exit", (code) => process.exit(code ?? 1));
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.on(signal, () => firefox.kill(signal));

for await (const line of createInterface(firefox.stderr)) {
  const [, , port] = LISTENING.exec(line) ?? [];
  console.error(port ? line.replace(LISTENING, `$1${await listenFor(Number(port))}`) : line);
}

/** @param {number} port of Firefox */
async function listenFor(port) {
  const server = createServer((playwright) => {
    const bidi = connect(port, "127.0.0.1");
    // Firefox takes a connection that names its own port.
    playwright.once("data", (headers) => {
      bidi.write(headers.toString("latin1").replace(/^Host: .*$/im, `Host: 127.0.0.1:${port}`), "latin1");
      playwright.pipe(bidi).pipe(rewriteTexts(acceptUnknown)).pipe(playwright);
    });
    for (const [end, other] of /** @type {const} */ ([
      [playwright, bidi],
      [bidi, playwright],
    ])) {
      end.on("error", () => other.destroy());
      end.on("close", () => other.destroy());
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return /** @type {import("node:net").AddressInfo} */ (server.address()).port;
}

/** @param {string} text an answer or an event */
function acceptUnknown(text) {
  if (!text.includes(UNKNOWN_YET)) return text;
  const { id, error, message } = JSON.parse(text);
  const isRefusal = error === "unknown command" && message === UNKNOWN_YET;
  return isRefusal ? JSON.stringify({ type: "success", id, result: {} }) : text;
}
