import type { Locale } from "@learn-bittensor/contract/locales";

/** A thing that the glossary explains, and the words by which texts in a language speak of it. */
export interface TermForms {
  id: string;
  /** As they stand in texts; between stars where they only count in italics or bold. */
  forms: readonly string[];
}

/** Korean and Chinese write particles and neighbours without a space. */
const WITHOUT_SPACES: ReadonlySet<Locale> = new Set<Locale>(["ko", "zh"]);
const BETWEEN_STARS = /^\*+(.*?)\*+$/;

/** A term in words: which, and where. */
interface FoundForm {
  id: string;
  index: number;
  length: number;
}

/** What finds terms in words, the longest where one stands within another; null where there are none to find. */
export function createFormFinder(terms: Iterable<TermForms>, locale: Locale) {
  const plain = new Map<string, string>();
  const emphasized = new Map<string, string>();
  for (const { id, forms } of terms) {
    for (const form of forms) {
      const inStars = BETWEEN_STARS.exec(form)?.[1];
      (inStars === undefined ? plain : emphasized).set((inStars ?? form).toLocaleLowerCase(locale), id);
    }
  }
  if (plain.size + emphasized.size === 0) return null;
  const pattern = patternOf([...plain.keys()], locale);

  /** `isEmphasized` says that these words, and no others beside them, are in italics or bold. */
  return function* findForms(words: string, { isEmphasized }: { isEmphasized: boolean }): Generator<FoundForm> {
    const only = isEmphasized ? emphasized.get(words.toLocaleLowerCase(locale)) : undefined;
    if (only !== undefined) yield { id: only, index: 0, length: words.length };
    // Not `matchAll`, which makes a pattern of its own each time.
    pattern.lastIndex = 0;
    for (let found = pattern.exec(words); found; found = pattern.exec(words)) {
      const id = plain.get(found[0].toLocaleLowerCase(locale));
      const { lastIndex } = pattern;
      if (id !== undefined) yield { id, index: found.index, length: found[0].length };
      pattern.lastIndex = lastIndex;
    }
  };
}

/** Any of the forms as a word of its own, the longest first. */
function patternOf(forms: readonly string[], locale: Locale): RegExp {
  const words = forms.toSorted((one, other) => other.length - one.length).map(escapeForPattern);
  const [before, after] = WITHOUT_SPACES.has(locale)
    ? ["(?<![\\p{Script=Latin}\\d])", "(?![\\p{Script=Latin}\\d])"]
    : ["(?<![\\p{L}\\d_-])", "(?![\\p{L}\\d_-])"];
  return new RegExp(`${before}(?:${words.join("|")})${after}`, "giu");
}

function escapeForPattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
