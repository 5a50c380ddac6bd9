import { fileURLToPath, pathToFileURL } from "node:url";
import { isLocale } from "@learn-bittensor/contract/locales";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";
import { SERVED_NAMESPACES } from "./app/i18n/messages/messages.ts";
import { createTextCiter } from "./cite-facts-in-texts.ts";

const MESSAGES = /\/app\/(?:i18n\/messages\/(?:search-panel\/)?|features\/labs\/[\w-]+\/texts\/)(en|de|ko|fr|zh)\.ts$/;
const FACTS = fileURLToPath(new URL("../content/facts.yaml", import.meta.url));

/**
 * Parses the interface texts while the site is built, so that the browser needs no parser for them: it would be as large
 * as all texts of a language. What is left to do at run time is `use-intl/format-message/format-only`. Facts are put in
 * where a text cites them. Texts that the server hands to their pages stay out of what the browser loads.
 */
export function compileMessages(): Plugin {
  return {
    name: "compile-messages",
    enforce: "pre",
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: "use-intl/format-message/format-only" }] },
      // Compiled texts need the same formatter on the server.
      ssr: { noExternal: ["use-intl"] },
    }),
    async load(id) {
      const [file = ""] = id.split("?");
      const locale = MESSAGES.exec(file)?.[1];
      if (!isLocale(locale)) return null;
      for (const source of [file, FACTS]) this.addWatchFile(source);
      const texts: Record<string, unknown> = await import(`${pathToFileURL(file)}?read=${Date.now()}`);
      const forBrowser = this.environment.config.consumer === "client";
      const citing = await createTextCiter(FACTS);
      const served = forBrowser ? SERVED_NAMESPACES : [];
      return `export const ${locale} = ${JSON.stringify(compiled(citing(without(served, texts[locale]), locale)))};`;
    },
  };
}

function without(names: readonly string[], texts: unknown): object {
  return Object.fromEntries(Object.entries(texts ?? {}).filter(([name]) => !names.includes(name)));
}

function compiled(texts: unknown): unknown {
  if (typeof texts === "string") return compile(texts);
  if (typeof texts !== "object" || texts === null)
    throw new Error(`interface texts: expected a text, got ${String(texts)}`);
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compiled(text)]));
}
