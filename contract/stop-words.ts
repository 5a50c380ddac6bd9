import type { Locale } from "./locales.ts";

const list = (words: string) => words.split(" ");

/** Articles, prepositions and the words of questions: what nobody looks for by itself. */
const STOP_WORDS: Record<Locale, readonly string[]> = {
  en: list(
    "a an the and or of to in on at for from by with as is are was were be been do does did how what when where which " +
      "who why i my me we our you your it its this that these those there can could should would will s t re ve ll " +
      "between whose whom difference mean means meaning explain explained",
  ),
  de: list(
    "der die das den dem des ein eine einen einem einer eines und oder in im an am auf aus bei für mit von vom zu zum " +
      "zur ist sind war wie was wann wo warum wer welche welcher welches wozu ich mein meine meinem meinen meiner man es sich " +
      "kann können soll wird werden bei beim nach über durch zwischen unterschied gibt bedeutet heißt nicht kein keine " +
      "dieser diese dieses mir du dein deine deinen wohin woher wofür womit wieso weshalb",
  ),
  // The forms that end a question all belong here: the last word of a query still finds words that begin with it.
  ko: list(
    "무엇 무엇인가 무엇인가요 무엇인지 무엇이고 무엇이며 무엇을 무엇이 무엇으로 무엇입니까 뭐 뭐야 뭐예요 뭔가요 어떻게 왜 언제 " +
      "어디 어디서 어디에서 누가 하나요 되나요 있나요 인가요 및 그리고 또는 방법 방법은 방법이 방법을 하는 하는법 법 차이 차이는 " +
      "차이점 뜻 의미 설명 어느 무슨 얼마나 얼마인가요",
  ),
  fr: list(
    "le la les l un une des du de d et ou à au aux en dans pour par avec sur est sont que qu qui quoi comment quand où " +
      "pourquoi quel quelle quels quelles ce cet cette ces c je j mon ma mes nous vous on il elle se s peut n n° quest " +
      "entre différence signifie sans fait faire votre vos",
  ),
  zh: list(
    "的 了 吗 呢 是 什么 什么样 什么时候 怎么 怎么样 如何 怎样 为什么 多少 可以 能否 是否 哪些 哪里 谁 和 与 在 我 我的 有 里 " +
      "里的 从 区别 不同 意思",
  ),
};

/**
 * The words that are passed over when something is searched in a language. English ones count in every language, since
 * what is not translated is there in English.
 */
export function listStopWords(locale: Locale): string[] {
  return [...new Set([...STOP_WORDS[locale], ...STOP_WORDS.en])];
}

/**
 * A query without the stop words at its end. Engines take the last word for the beginning of one, and then pass none over:
 * a query that has to be found whole would not be.
 */
export function withoutLastStopWords(query: string, locale: Locale): string {
  const stopWords = listStopWords(locale);
  const isHan = (word: string) => /\p{Script=Han}/u.test(word);
  // One character at the end is part of many words, unless it is a particle, or stood before a longer one.
  const isCut = (word: string, wasLong: boolean) => word.length > 1 || wasLong || /[的了吗呢是]/u.test(word);
  for (let text = query, wasLong = false; ; ) {
    const trimmed = text.replace(/[\s\p{P}]+$/u, "");
    const lower = trimmed.toLowerCase();
    const last = /[^\s\p{P}]+$/u.exec(lower)?.[0] ?? "";
    const found = stopWords.find((word) =>
      isHan(word) ? isCut(word, wasLong) && lower.endsWith(word) : last === word,
    );
    const shorter = found === undefined ? "" : trimmed.slice(0, -found.length).trim();
    if (shorter === "") return trimmed || query;
    text = shorter;
    wasLong = (found?.length ?? 0) > 1;
  }
}
