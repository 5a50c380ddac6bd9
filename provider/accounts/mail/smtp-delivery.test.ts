import { once } from "node:events";
import { createServer } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { createSmtpDelivery, requiresTls } from "./smtp-delivery.ts";

const MESSAGE = {
  to: "ada@example.test",
  locale: "en" as const,
  subject: "Hello",
  text: "Hello",
  html: "<p>Hello</p>",
  link: "",
};

describe("createSmtpDelivery", () => {
  it.each([
    ["says nothing", []],
    ["greets, and says nothing more", ["220 mail.example\r\n"]],
    ["stops in the middle of its answer", ["220 mail.example\r\n250-mail"]],
  ])("gives up a server that %s", async (_, said) => {
    const server = createServer((socket) => {
      socket.on("error", () => undefined);
      for (const line of said) socket.write(line);
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;
    const { deliver, close } = createSmtpDelivery(`smtp://127.0.0.1:${port}`, "site@example.test", {
      greetingMs: 50,
      silenceMs: 100,
    });
    onTestFinished(() => {
      close();
      server.close();
    });
    await expect(deliver(MESSAGE)).rejects.toMatchObject({ code: "ETIMEDOUT" });
  });
});

describe("requiresTls", () => {
  it.each([
    ["smtp://user:secret@mail.example:587", true],
    ["smtp://user:secret@mail.example", true],
    ["smtp://127.0.0.1:25", false],
    ["smtp://127.0.0.1:2525", false],
    ["smtps://mail.example", false],
  ])("asks the server at %s for TLS before anything is said: %s", (url, expected) => {
    expect(requiresTls(url)).toBe(expected);
  });
});
