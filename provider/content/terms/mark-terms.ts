import type { Locale } from "@learn-bittensor/contract/locales";
import type { Terms } from "./parse-terms.ts";

/** Where the glossary's entries are. */
const GLOSSARY = "/concepts/glossary";

/** Korean and Chinese write particles and neighbours without a space. */
const WITHOUT_SPACES: ReadonlySet<Locale> = new Set<Locale>(["ko", "zh"]);

/**
 * What no mark may stand in: fenced code, headings, display formulas, callout heads, notes' ids, links and pictures, code,
 * formulas, bold questions and the ids of headings.
 */
const UNTOUCHED =
  /(^ {0,3}(?:```|~~~)[\s\S]*?^ {0,3}(?:```|~~~)[^\n]*$|^#{1,6} [^\n]*$|\$\$[\s\S]*?\$\$|\[![A-Z]+\]|\[\^[^\]]+\]:?|!?\[[^\]]*\]\([^)]*\)|`[^`\n]*`|(?<!\\)\$[^$\n]+\$|<[^>\s]+>|\{#[a-z0-9-]+\})/m;

/** Finds the terms of the glossary in texts of a language. Made once: the pattern of all forms is large. */
export function createTermMarker(terms: Terms, locale: Locale) {
  const byForm = new Map<string, string>();
  for (const { id, forms, definition } of terms.values()) {
    if (definition) for (const form of forms[locale]) byForm.set(form.toLocaleLowerCase(locale), id);
  }
  const forms = [...byForm.keys()].sort((one, other) => other.length - one.length).map(escapeForPattern);
  const [before, after] = WITHOUT_SPACES.has(locale)
    ? ["(?<![\\p{Script=Latin}\\d])", "(?![\\p{Script=Latin}\\d])"]
    : ["(?<![\\p{L}\\d_-])", "(?![\\p{L}\\d_-])"];
  const words = `${before}(?:${forms.join("|")})${after}`;
  const pattern = forms.length > 0 ? new RegExp(`(\\*{0,3})(${words})(\\*{0,3})`, "giu") : null;

  return {
    /**
     * The Markdown with the first use of each term linked to its entry in the glossary. `used` collects the terms and tells
     * which have been linked before, in an earlier part of the same text.
     */
    mark(markdown: string, used: Set<string>): string {
      if (!pattern) return markdown;
      return markdown
        .split(UNTOUCHED)
        .map((part, index) => {
          if (index % 2 === 1) return part;
          return part.replaceAll(pattern, (whole, opening: string, form: string, closing: string) => {
            const id = byForm.get(form.toLocaleLowerCase(locale));
            // A link's brackets inside of stars would make them signs of nothing, where no space stands around them.
            if (id === undefined || used.has(id) || opening !== closing) return whole;
            used.add(id);
            return `[${whole}](${GLOSSARY}#term-${id})`;
          });
        })
        .join("");
    },
  };
}

function escapeForPattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
