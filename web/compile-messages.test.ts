import { describe, expect, it } from "vitest";
import { compileMessages } from "./compile-messages.ts";

describe("compileMessages", () => {
  it("has all texts of all languages in a module, for the server", async () => {
    const module = await load("virtual:messages");
    expect(module).toContain("Passwort vergessen");
    expect(module).toContain("忘记");
  });

  it("keeps texts that the server hands out, and those that load late, away from what every page loads", async () => {
    const page = await load("virtual:messages/page/de");
    expect(page).toContain('"skipToContent":"Zum Inhalt springen"');
    expect(page).not.toContain("Passwort vergessen");
    expect(page).not.toContain("searchPanel");
    expect(await load("virtual:messages/searchPanel/de")).toMatch(
      /^export const messages = \{"searchPanel":\{"comingSoon"/,
    );
  });

  it("loads a language when it is asked for", async () => {
    expect(await load("virtual:messages/page")).toContain('ko: () => import("virtual:messages/page/ko")');
  });

  it("makes messages of texts with values, and puts facts in as the language writes them", async () => {
    const module = await load("virtual:messages");
    expect(module).not.toContain("fact:");
    expect(module).not.toContain("plural,");
    expect(module).toMatch(/Preis × \d,\d+ mit jeder Registrierung, halbiert alle \d+\u00A0Blöcke/);
  });

  it("leaves other modules alone", async () => {
    expect(resolve("virtual:other")).toBeNull();
    expect(await loadResolved("/app/root.tsx")).toBeNull();
  });
});

function load(id: string): Promise<unknown> {
  return loadResolved(String(resolve(id)));
}

const plugin = compileMessages();

function resolve(id: string): unknown {
  if (typeof plugin.resolveId !== "function") throw new Error("expected a plugin that resolves, got another one");
  return plugin.resolveId.call({} as never, id, undefined, {} as never);
}

async function loadResolved(id: string): Promise<unknown> {
  if (typeof plugin.load !== "function") throw new Error("expected a plugin that loads, got another one");
  return plugin.load.call({} as never, id);
}
