import { fileURLToPath } from "node:url";
import { isLocale, LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { type InterfaceTexts, readInterfaceTexts } from "@learn-bittensor/provider/read-interface-texts";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";
import { LATE_NAMESPACES, SERVED_NAMESPACES } from "./app/i18n/namespaces.ts";
import { createTextCiter } from "./cite-facts-in-texts.ts";
import { writeMessageTypes } from "./write-message-types.ts";

/** `virtual:messages` has all texts, `virtual:messages/page` loads those of every page, `virtual:messages/page/de` are those in German. */
const MODULE = /^\0virtual:messages(?:\/(\w+))?(?:\/(\w+))?$/;
const CONTENT = fileURLToPath(new URL("../content/", import.meta.url));
const FACTS = `${CONTENT}facts.yaml`;

type CompiledMessage = ReturnType<typeof compile>;
type Messages = { [name: string]: Messages | CompiledMessage };

/**
 * Makes modules of the interface texts (`content/{locale}/interface/`) and parses the messages while the site is built, so
 * that the browser needs no parser for them: it would be as large as all texts of a language. What is left to do at run time
 * is `use-intl/format-message/format-only`. Facts are put in where a text cites them. Browsers load the texts that every page
 * shows, and some more where they are needed: those that the server hands to their pages are in no file of theirs.
 */
export function compileMessages(): Plugin {
  const compiled = new Map<Locale, Promise<Messages>>();

  function messagesOf(locale: Locale): Promise<Messages> {
    const known = compiled.get(locale) ?? compileLocale(locale);
    compiled.set(locale, known);
    return known;
  }

  return {
    name: "compile-messages",
    enforce: "pre",
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: "use-intl/format-message/format-only" }] },
      // Compiled texts need the same formatter on the server.
      ssr: { noExternal: ["use-intl"] },
    }),
    resolveId: (id) => (MODULE.test(`\0${id}`) ? `\0${id}` : null),
    async load(id) {
      const [module, group, locale] = MODULE.exec(id) ?? [];
      if (module === undefined) return null;
      if (group === undefined) {
        const all = await Promise.all(LOCALES.map(async (each) => [each, await messagesOf(each)] as const));
        return `export const messagesByLocale = ${JSON.stringify(Object.fromEntries(all))};`;
      }
      if (isLocale(locale)) return `export const messages = ${JSON.stringify(pick(group, await messagesOf(locale)))};`;
      const loaders = LOCALES.map((each) => `${each}: () => import("virtual:messages/${group}/${each}")`);
      return `export const load = { ${loaders.join(", ")} };`;
    },
    configureServer({ watcher, config }) {
      if (config.mode === "test") return;
      watcher.add([FACTS, ...LOCALES.map((locale) => `${CONTENT}${locale}/interface`)]);
      writeMessageTypes();
    },
    hotUpdate({ file, modules }) {
      if (file !== FACTS && !(file.startsWith(CONTENT) && file.includes("/interface/"))) return;
      compiled.clear();
      writeMessageTypes();
      const own = [...this.environment.moduleGraph.idToModuleMap.values()].filter(({ id }) => MODULE.test(id ?? ""));
      return [...modules, ...own];
    },
  };
}

/** Of all texts those that every page shows, or one namespace that is loaded late. */
function pick(group: string, messages: Messages): Messages {
  const elsewhere: readonly string[] = [...SERVED_NAMESPACES, ...LATE_NAMESPACES];
  const isPicked = (name: string) => (group === "page" ? !elsewhere.includes(name) : name === group);
  return Object.fromEntries(Object.entries(messages).filter(([name]) => isPicked(name)));
}

async function compileLocale(locale: Locale): Promise<Messages> {
  const citing = await createTextCiter(FACTS);
  return compileAll(readInterfaceTexts(locale));

  function compileAll(texts: InterfaceTexts): Messages {
    return Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [
        name,
        typeof text === "string" ? compileOne(text) : compileAll(text),
      ]),
    );
  }

  function compileOne(text: string): CompiledMessage {
    try {
      return compile(citing(text, locale));
    } catch (cause) {
      throw new Error(`interface texts, ${locale}: expected a message, got ${JSON.stringify(text)}`, { cause });
    }
  }
}
