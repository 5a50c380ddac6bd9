import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { mergeResults } from "@learn-bittensor/contract/merge-results";
import { SEARCHED_ATTRIBUTES } from "@learn-bittensor/contract/search";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSearchEngine } from "../create-search-engine.ts";
import type { Json } from "../json.ts";
import { DEFAULT_QUERY } from "../search-query.ts";
import { createIndexSettings } from "../settings.ts";

const [START, END] = ["\ue000", "\ue001"];
const TIMEOUT_MS = 120_000;

const TEXTS: Record<Locale, readonly string[]> = {
  en: ["What is a subnet?", "Miners, validators and owners", "<b>Bold</b> & <script>alert(1)</script>"],
  de: ["Anreizmechanismus und Schlüsselpaar", "Was ist ein Subnetz?", "Straße, Maß, ÜBERTRAGUNG"],
  ko: ["스테이킹은 무엇인가", "채굴자, 검증자, 소유자", "TAO를 64번 서브넷에"],
  fr: ["L’œuvre d’un sous-réseau", "Qu’est-ce que le métagraphe ?", "Re\u0301seau, coeur"],
  zh: ["质押TAO代币，验证者与所有者", "什么是子网？", "𠀀𠀁 去中心化机器学习网络"],
};
const STRANGE = [
  '"',
  "-",
  " -",
  '-"',
  "\ud800",
  "\udc00",
  "\u0000",
  "\u0301\u0301",
  "\u202e",
  "\u200d",
  "👩‍👩‍👧‍👦🏽",
  "שלום العربية",
  "ไทย नमस्ते",
  "(.*)+$",
  "[a-z]{9}\\",
  "AND NOT *:*",
  "<script>",
  "</mark>",
  START,
  END,
  "ㅅㅡㅌ",
  "ｔａｏ",
  "İıſß",
  "x".repeat(300),
];

describe("any query", () => {
  it.each(LOCALES)(
    "is answered with what is there, marked without harm, in %s",
    (locale) => {
      const engine = createSearchEngine({ budgetMs: Number.POSITIVE_INFINITY });
      const documents = [...TEXTS[locale], ...TEXTS.en, ...STRANGE].map((text, id) => {
        // The builder of documents removes both marks.
        const title = text.replace(/[\ue000\ue001]/g, "");
        return { id, title, description: title.slice(0, 4), slug: `s${id}` };
      });
      const settings = { ...createIndexSettings("concept", locale), displayedAttributes: ["*"] };
      engine.replaceIndex("index", { primaryKey: "id", settings, documents });
      const word = fc.constantFrom(...TEXTS[locale].flatMap((text) => text.split(" ")));
      const piece = fc.oneof(
        word,
        word.map((text) => text.slice(0, -1)),
        fc.constantFrom(...STRANGE),
        fc.string({ unit: "binary", maxLength: 8 }),
      );
      const queries = fc.array(fc.tuple(piece, fc.constantFrom("", " ", ", ", "-")), { maxLength: 14 });

      fc.assert(
        fc.property(queries, (pieces) => {
          const q = pieces.flat().join("");
          const [result] = engine.multiSearch([
            {
              ...DEFAULT_QUERY,
              indexUid: "index",
              q,
              limit: 5,
              attributesToHighlight: ["*"],
              attributesToCrop: ["title:3"],
              attributesToSearchOn: SEARCHED_ATTRIBUTES.concept,
              highlightPreTag: START,
              highlightPostTag: END,
              cropMarker: "",
              showMatchesPosition: true,
            },
          ]);
          const hits = result?.hits ?? [];
          expect(result?.query).toBe(q);
          expect(hits.length).toBeLessThanOrEqual(5);
          expect(new Set(hits.map(({ id }) => id)).size).toBe(hits.length);
          for (const { _formatted, _matchesPosition, ...document } of hits) {
            expect(document).toEqual(documents[Number(document.id)]);
            expectMarked(_formatted?.description, document.description ?? null, true);
            expectMarked(_formatted?.title, document.title ?? null, false);
          }
          expect(mergeResults(q, locale, [{ source: "concept", hits }]).map(({ hit }) => hit)).toEqual(hits);
          expect(JSON.parse(JSON.stringify(result))).toEqual(result);
        }),
        { numRuns: 150 },
      );
    },
    TIMEOUT_MS,
  );
});

/** Without its marks the text is the original, or a part of it; marks come in pairs, one after the other. */
function expectMarked(marked: Json | undefined, original: Json, isWhole: boolean): void {
  const text = String(marked);
  const bare = text.replace(/[\ue000\ue001]/g, "");
  if (isWhole) expect(bare).toBe(original);
  else expect(original).toContain(bare);
  expect(text.replace(/[^\ue000\ue001]/g, "")).toMatch(/^(?:\ue000\ue001)*$/);
}
