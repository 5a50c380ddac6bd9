import type { Random } from "../create-random.ts";
import type { MakeInput } from "../input.ts";
import { hostileText, mutate } from "./hostile-text.ts";
import { anyJson, deepJson, unsound } from "./json-value.ts";
import { toBytes } from "./to-bytes.ts";

const INDEXES = ["concept_en", "passage_de", "subnet_ko", "guide_fr", "article_zh", "team_en"];
const WORDS = [
  "stake",
  "yuma consensus",
  '"dynamic tao" -root',
  "스테이킹",
  "质押",
  "wie funktioniert",
  "tao",
  "-",
  '"',
];
const ATTRIBUTES = ["*", "title", "description", "body:5", "content", "categories.slug", "nothing"];
const CALLS = [
  "GET /indexes",
  "POST /indexes",
  "DELETE /indexes/concept_en",
  "PATCH /indexes/concept_en/settings",
  "POST /indexes/concept_en/documents",
  "POST /swap-indexes",
  "GET /tasks/0",
  "GET /health",
];

/** What is allowed, and now and then what is not. */
function mostly(random: Random, sound: readonly unknown[], unsound: readonly unknown[]): unknown {
  return random.chance(0.93) ? random.pick(sound) : random.pick(unsound);
}

/** What the search panel asks, and calls that its key may not make. */
export const makeSearch: MakeInput = (random, known) => {
  const headers = [
    ["Host", known.host],
    ["Content-Type", "application/json"],
    ["Authorization", `Bearer ${random.chance(0.9) ? "learn-bittensor-search" : "another"}`],
  ] as const;
  if (random.chance(0.1)) {
    const [method = "", target = ""] = random.pick(CALLS).split(" ");
    return toBytes({ method, target, headers, body: JSON.stringify(anyJson(random)) }, random);
  }
  return toBytes({ method: "POST", target: "/multi-search", headers, body: aBody(random) }, random);
};

function aBody(random: Random): string {
  if (random.chance(0.03)) return deepJson(random);
  const queries = Array.from({ length: 1 + random.below(6) }, () => aQuery(random));
  const body = JSON.stringify(random.chance(0.7) ? { queries } : unsound({ queries }, random));
  return random.chance(0.05) ? mutate(body, random) : body;
}

/** What a query may say besides; made only where it does. */
const FIELDS: Readonly<Record<string, (random: Random) => unknown>> = {
  limit: (random) => mostly(random, [0, 1, 5, 20, 100], [101, 1_000_000, -1, 0.5]),
  offset: (random) => mostly(random, [0, 1, 20, 50], [1_000_000, -1, 1e308]),
  page: (random) => mostly(random, [1, 2], [0, 1_000_000, -1]),
  hitsPerPage: (random) => mostly(random, [1, 5, 20], [0, 101, 1e9]),
  attributesToRetrieve: attributes,
  attributesToHighlight: attributes,
  attributesToCrop: attributes,
  attributesToSearchOn: attributes,
  cropLength: (random) => mostly(random, [0, 1, 10, 100], [1e9, -1]),
  cropMarker: (random) => mostly(random, ["…", ""], [hostileText(random)]),
  highlightPreTag: (random) => mostly(random, ["<b>", ""], [hostileText(random)]),
  highlightPostTag: (random) => mostly(random, ["</b>", ""], [hostileText(random)]),
  matchingStrategy: (random) => mostly(random, ["last", "all"], ["frequency", "nothing"]),
  showMatchesPosition: () => true,
};

function attributes(random: Random): string[] {
  return random.some(3, () => random.pick(ATTRIBUTES));
}

function aQuery(random: Random): object {
  const chosen = Object.entries(FIELDS).filter(() => random.chance(0.2));
  return {
    indexUid: mostly(random, INDEXES, ["nothing_en", "*", hostileText(random)]),
    q: random.chance(0.5) ? random.pick(WORDS) : hostileText(random),
    ...Object.fromEntries(chosen.map(([name, make]) => [name, make(random)])),
    ...(random.chance(0.01) && { filter: hostileText(random), facets: attributes(random) }),
  };
}
