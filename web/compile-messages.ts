import { pathToFileURL } from "node:url";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";
import { SERVED_NAMESPACES } from "./app/i18n/messages/messages.ts";

const MESSAGES = /\/app\/(?:i18n\/messages\/(?:search-panel\/)?|features\/labs\/[\w-]+\/texts\/)(en|de|ko|fr|zh)\.ts$/;

/**
 * Parses the interface texts while the site is built, so that the browser needs no parser for them: it would be as large
 * as all texts of a language. What is left to do at run time is `use-intl/format-message/format-only`. Texts that the
 * server hands to their pages stay out of what the browser loads.
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
      if (!locale) return null;
      this.addWatchFile(file);
      const texts: Record<string, unknown> = await import(`${pathToFileURL(file)}?read=${Date.now()}`);
      const forBrowser = this.environment.config.consumer === "client";
      const served = forBrowser ? SERVED_NAMESPACES : [];
      return `export const ${locale} = ${JSON.stringify(compiled(without(served, texts[locale])))};`;
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
