import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import type { EntryFile } from "../content/entry-file.ts";
import type { Report } from "../content/report.ts";

/** How texts say that a question ends at what their authors have read, in each language. */
const UNANSWERED: Record<Locale, RegExp> = {
  en: /(?<!nothing )\b(?:not|nor|no answer) in (?:our|the) sources|\b(?:our|the) sources(?: of this \w+)? (?:do not|don't|have no|name no|leave (?:it )?open)|\bdo our sources say/gi,
  de: /(?:nicht|nichts) in (?:unseren|den) Quellen|(?:unsere|die) (?:vorliegenden )?Quellen(?: [^.;:\n]{0,40})? (?:nicht|keine?n?)\b|sagen (?:unsere|die) (?:vorliegenden )?Quellen nicht|unseren Quellen nicht/gi,
  ko: /(?:출처|자료)(?:에|에는|에서는|는) ?[^.\n]{0,16}(?:나오지 않|없|말하지 않|밝히지 않|적혀 있지 않)/g,
  fr: /(?:nos|les) sources(?: de (?:ce|cette) \w+)? (?:ne (?:le )?(?:disent|nomment|donnent|précisent|répondent)|n’indiquent)|(?:absente?s?|pas|rien) dans (?:nos|les) sources|n’(?:est|sont) pas dans (?:nos|les) sources/gi,
  zh: /(?:来源|资料)(?:里|中)?(?:都)?(?:没有|并未|未)(?:说|写|提|给|列|记|交代|指明|载)?|不在(?:我们的)?(?:来源|资料)/g,
};

/** Texts about the protocol: its code and its documentation are public, so that an answer is found or the search is named. */
const ABOUT_THE_PROTOCOL: ReadonlySet<string> = new Set(["concept", "guide", "faq", "quiz", "get-started-step", "lab"]);

/**
 * "Our sources do not say" sounds modest and ends a question that one more file would answer. In a text about the protocol
 * it is a mistake: the text says what the code says, or what was searched in vain. Elsewhere it is counted.
 */
export function checkUnanswered(files: readonly EntryFile[], report: Report): void {
  for (const file of files) {
    if (!ABOUT_THE_PROTOCOL.has(file.type)) continue;
    for (const phrase of phrasesIn(file)) {
      report(file.path, `text: expected what was found, or what was searched, got "${phrase}"`);
    }
  }
}

/** The texts that say so, with how often in each language; the first line is the sum. */
export function listUnanswered(files: readonly EntryFile[]): string[] {
  const byText = new Map<string, Map<Locale, number>>();
  let sum = 0;
  for (const file of files) {
    const count = phrasesIn(file).length;
    if (count === 0) continue;
    sum += count;
    const name = `${file.type}/${file.slug}`;
    byText.set(name, (byText.get(name) ?? new Map<Locale, number>()).set(file.locale, count));
  }
  const lines = [...byText]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, counts]) => {
      const inLocales = LOCALES.filter((locale) => counts.has(locale)).map(
        (locale) => `${locale} ${counts.get(locale)}`,
      );
      return `  ${name}: ${inLocales.join(", ")}`;
    });
  return [`"our sources do not say": ${sum} (texts: ${byText.size})`, ...lines];
}

function phrasesIn({ locale, markdown }: EntryFile): string[] {
  return [...markdown.matchAll(UNANSWERED[locale])].map(([phrase]) => phrase);
}
