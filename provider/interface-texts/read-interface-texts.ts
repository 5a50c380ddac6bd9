import { fileURLToPath } from "node:url";
import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { ContentError } from "../content/content-error.ts";
import type { ContentFile } from "../content/content-files.ts";
import { namespaceOf, PRODUCT_CONTENT, parseInterfacePlace, readInterfaceFiles } from "./interface-files.ts";
import { parseInterfaceFile } from "./parse-interface-file.ts";

/** Texts by their keys at any depth, as they are written: ICU messages that may cite facts. */
export type InterfaceTexts = { [name: string]: InterfaceTexts | string };

type Options = {
  /** A content folder; without it the product's own. */
  dir?: string;
  /** Of one file alone: `lab/pool`. */
  name?: string;
};

/**
 * The texts of the interface in a language, by namespace; in English where the language has none. Throws a `ContentError`
 * for files that cannot be read.
 */
export function readInterfaceTexts(locale: Locale, options: Options = {}): InterfaceTexts {
  const { dir = fileURLToPath(PRODUCT_CONTENT), name } = options;
  const locales = [...new Set([DEFAULT_LOCALE, locale])];
  return toInterfaceTexts(locales.flatMap((each) => readInterfaceFiles(dir, { locale: each, ...(name && { name }) })));
}

/** Where two files hold the same key, the later one counts. */
function toInterfaceTexts(files: readonly ContentFile[]): InterfaceTexts {
  const texts: InterfaceTexts = {};
  const problems: string[] = [];
  for (const file of files) {
    const namespace = namespaceOf(parseInterfacePlace(file.path)?.name ?? "");
    for (const { key, text } of parseInterfaceFile(file, (problem) => problems.push(`${file.path}: ${problem}`)))
      set(texts, `${namespace}.${key}`.split("."), text);
  }
  if (problems.length > 0) throw new ContentError(problems);
  return texts;
}

function set(texts: InterfaceTexts, [name = "", ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) {
    texts[name] = text;
    return;
  }
  const known = texts[name];
  const group = typeof known === "object" ? known : {};
  texts[name] = group;
  set(group, rest, text);
}
