import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { compileMessages } from "./compile-messages.ts";

const REGISTRATION = fileURLToPath(new URL("./app/features/labs/registration/texts/de.ts", import.meta.url));
const GERMAN = fileURLToPath(new URL("./app/i18n/messages/de.ts", import.meta.url));

describe("compileMessages", () => {
  it("keeps texts that the server hands out away from what every page loads", async () => {
    expect(await load("client")).not.toContain("Passwort vergessen");
    expect(await load("client")).toContain('"skipToContent"');
    expect(await load("server")).toContain("Passwort vergessen");
  });

  it("puts facts into what the labs say, as the language writes them", async () => {
    const texts = await load("server", REGISTRATION);
    expect(texts).not.toContain("fact:");
    expect(texts).toMatch(/Preis × \d,\d+ mit jeder Registrierung, halbiert alle \d+\u00A0Blöcke/);
  });
});

async function load(consumer: "client" | "server", file = GERMAN): Promise<unknown> {
  const { load } = compileMessages();
  if (typeof load !== "function") throw new Error("expected a plugin that loads, got another one");
  const context = { environment: { config: { consumer } }, addWatchFile: () => undefined };
  // Of all that a plugin is given, this one asks for so much.
  return load.call(context as never, file);
}
