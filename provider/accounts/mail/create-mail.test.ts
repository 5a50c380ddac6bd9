import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { composeMessage } from "./compose-message.ts";
import { createMail, type MailOptions } from "./create-mail.ts";
import { createMessageTexts } from "./message-texts.ts";

const MESSAGE = composeMessage({
  kind: "reset",
  siteUrl: "https://site.test",
  to: "ada@example.test",
  code: "c0de",
  locale: "ko",
  words: (await createMessageTexts()("ko")).reset,
});

describe("createMail", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "mail-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  describe("with an SMTP server", () => {
    it("sends a message in both forms, signed in, from the configured sender", async () => {
      const server = await startServer({
        onAuth: ({ username, password }, _, done) =>
          username === "site" && password === "secret" ? done(null, { user: "site" }) : done(new Error("no")),
      });
      const mail = aMail({ smtpUrl: `smtp://site:secret@127.0.0.1:${server.port}`, from: "Learn <hello@site.test>" });
      await mail.send(MESSAGE);
      const [{ from, to, raw } = fail()] = server.received;
      expect({ from, to }).toEqual({ from: "hello@site.test", to: ["ada@example.test"] });
      expect(raw).toMatch(/^From: Learn <hello@site\.test>\r?$/m);
      expect(raw).toMatch(/^To: ada@example\.test\r?$/m);
      expect(raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
      expect(raw).toMatch(/^Content-Language: ko\r?$/m);
      const parts = readParts(raw);
      expect(readSubject(raw)).toBe(MESSAGE.subject);
      expect(parts["text/plain"]).toBe(MESSAGE.text);
      expect(parts["text/html"]).toBe(MESSAGE.html);
      expect(mail.isFailing()).toBe(false);
      mail.close();
      await server.stop();
    });

    it("takes a sender at the site's host where none is configured", async () => {
      const server = await startServer({ authOptional: true });
      const mail = aMail({ smtpUrl: `smtp://127.0.0.1:${server.port}` });
      await mail.send(MESSAGE);
      expect(server.received[0]?.from).toBe("no-reply@site.test");
      mail.close();
      await server.stop();
    });

    it("does not let an address become a header or a second reader", async () => {
      const server = await startServer({ authOptional: true });
      const mail = aMail({ smtpUrl: `smtp://127.0.0.1:${server.port}` });
      const evil = "ada@example.test\r\nBcc: bob@example.test, eve@example.test";
      await mail.send({ ...MESSAGE, to: evil }).catch(() => "refused");
      for (const { to, raw } of server.received) {
        expect(to).toHaveLength(1);
        expect(raw).not.toMatch(/^Bcc:/im);
      }
      mail.close();
      await server.stop();
    });

    it("says that it is out of order, without the reader's address, until it works again", async () => {
      let now = 0;
      let isDown = true;
      const server = await startServer({
        authOptional: true,
        onMailFrom: (_, __, done) => done(isDown ? Object.assign(new Error("down"), { responseCode: 421 }) : null),
      });
      const mail = aMail({ smtpUrl: `smtp://127.0.0.1:${server.port}`, clock: () => now });
      const unreachable = aMail({ smtpUrl: `smtp://127.0.0.1:${await aFreePort()}`, clock: () => now });
      await expect(unreachable.send(MESSAGE)).rejects.toThrow(/^a message could not be sent: E[A-Z]+$/);
      expect(unreachable.isFailing()).toBe(true);
      now += 60_000;
      expect(unreachable.isFailing()).toBe(false);
      await expect(mail.send(MESSAGE)).rejects.toThrow(/^a message could not be sent: E[A-Z]+$/);
      isDown = false;
      await mail.send(MESSAGE);
      expect(mail.isFailing()).toBe(false);
      mail.close();
      unreachable.close();
      await server.stop();
    });

    it("is not out of order because one reader is refused", async () => {
      const server = await startServer({
        authOptional: true,
        onRcptTo: (_, __, done) => done(Object.assign(new Error("unknown"), { responseCode: 550 })),
      });
      const mail = aMail({ smtpUrl: `smtp://127.0.0.1:${server.port}` });
      await expect(mail.send(MESSAGE)).rejects.toThrow("a message could not be sent: EENVELOPE");
      expect(mail.isFailing()).toBe(false);
      mail.close();
      await server.stop();
    });
  });

  describe("without a server", () => {
    it("writes messages that only the owner may read, and their links to the log", async () => {
      const log = vi.fn();
      const mail = aMail({ log, clock: () => Date.parse("2026-11-20T05:09:04Z") });
      await mail.send(MESSAGE);
      await mail.send({ ...MESSAGE, to: "bob@example.test" });
      const outbox = join(folder, "outbox");
      const files = (await readdir(outbox)).sort();
      expect(files).toEqual([
        expect.stringMatching(/^2026-11-20T05-09-04\.000Z-000001-\d+\.eml$/),
        expect.stringMatching(/^2026-11-20T05-09-04\.000Z-000002-\d+\.eml$/),
      ]);
      const [file = ""] = files;
      expect((await stat(join(outbox, file))).mode & 0o777).toBe(0o600);
      const raw = await readFile(join(outbox, file), "utf8");
      expect(raw).toMatch(/^To: ada@example\.test\r?$/m);
      expect(readParts(raw)["text/plain"]).toBe(MESSAGE.text);
      expect(log).toHaveBeenCalledWith({ level: "info", message: expect.stringContaining(MESSAGE.link) });
      expect(JSON.stringify(log.mock.calls)).not.toContain("ada@example.test");
    });

    it("fails where it cannot write", async () => {
      const mail = aMail({ outboxDir: "/dev/null/outbox" });
      await expect(mail.send(MESSAGE)).rejects.toThrow("a message could not be sent: ENOTDIR");
      expect(mail.isFailing()).toBe(true);
    });
  });

  function aMail(options: Partial<MailOptions>) {
    return createMail({
      siteUrl: "https://site.test",
      outboxDir: join(folder, "outbox"),
      log: () => undefined,
      ...options,
    });
  }
});

/** A mail server that stores what it receives. */
async function startServer(options: SMTPServerOptions) {
  const received: { from: string; to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    ...options,
    async onData(stream, { envelope }, done) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : "";
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw: await text(stream) });
      done(null);
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  if (!address || typeof address === "string") throw new Error("the mail server: expected a port, got none");
  return { port: address.port, received, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

async function aFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

function readSubject(raw: string): string {
  const folded = /^Subject: ((?:.*\r?\n )*.*)$/m.exec(raw)?.[1] ?? "";
  return folded
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?UTF-8\?(B|Q)\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === "B"
        ? Buffer.from(word, "base64").toString("utf8")
        : decodeQuotedPrintable(word.replaceAll("_", " ")),
    );
}

function readParts(raw: string): Record<string, string> {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? "";
  const parts = raw.split(`--${boundary}`).slice(1, -1);
  return Object.fromEntries(parts.map(readPart));
}

function readPart(part: string): [string, string] {
  const [head = "", ...rest] = part.trimStart().split("\r\n\r\n");
  const body = rest.join("\r\n\r\n").replace(/\r\n$/, "");
  const type = /Content-Type: ([\w/]+)/i.exec(head)?.[1] ?? "";
  const encoding = /Content-Transfer-Encoding: ([\w-]+)/i.exec(head)?.[1];
  const decoded = encoding === "base64" ? Buffer.from(body, "base64").toString("utf8") : decodeQuotedPrintable(body);
  return [type, decoded.replaceAll("\r\n", "\n")];
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

function fail(): never {
  throw new Error("the mail server: expected a message, got none");
}
