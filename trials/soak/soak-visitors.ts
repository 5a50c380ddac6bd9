import type { SiteRequest } from "../ask-site.ts";
import type { Random } from "../fuzz/create-random.ts";
import type { Known } from "../fuzz/input.ts";

/** Somebody who is signed in. */
export interface Learner {
  token: string;
  visitor: string;
}

export interface SoakRequest extends SiteRequest {
  kind: "cached page" | "search" | "signed in";
}

/** What readers search for, as far as they have typed it. */
const WORDS = [
  "staking",
  "yuma consensus",
  "dynamic tao",
  "subnet 64",
  "Wie funktioniert",
  "스테이킹",
  "质押",
  "émission",
];
const SEARCHED = ["concept", "subnet", "guide", "title", "passage"];
const LOCALES = ["en", "de", "ko", "fr", "zh"];
/** Networks that visitors come from: what one may ask for in a minute is limited, as it is for everybody. */
const NETWORKS = 2_000;

/** Of all requests, so many are of each kind; the rest are pages for everybody. */
const SHARES = { typed: 0.08, searchPage: 0.02, signedInPage: 0.03, events: 0.02 };

/** What somebody asks for next, of all who read, search and learn at the same time. */
export function nextRequest(
  random: Random,
  {
    origin,
    paths,
    slugs,
    learners,
  }: Pick<Known, "origin"> & { paths: readonly string[]; slugs: readonly string[]; learners: readonly Learner[] },
): SoakRequest {
  const network = random.below(NETWORKS);
  const headers = { "Accept-Encoding": "gzip", "X-Forwarded-For": `10.${network >> 8}.${network & 255}.7` };
  const page = random.pick(paths);
  let chance = random.below(1_000_000) / 1_000_000;
  const is = (share: number) => {
    chance -= share;
    return chance < 0;
  };
  if (is(SHARES.typed)) return { kind: "search", method: "POST", target: "/multi-search", ...aSearch(random, headers) };
  if (is(SHARES.searchPage)) {
    const q = encodeURIComponent(random.pick(WORDS));
    return { kind: "search", method: "GET", target: `/search?q=${q}`, headers };
  }
  const learner = random.pick(learners);
  const asLearner = { ...headers, Cookie: `auth_token=${learner.token}` };
  if (is(SHARES.signedInPage)) return { kind: "signed in", method: "GET", target: page, headers: asLearner };
  if (is(SHARES.events)) {
    const json = { ...asLearner, "Content-Type": "application/json", Origin: origin };
    const body = JSON.stringify({
      visitor: learner.visitor,
      sentAt: Date.now(),
      events: [anEvent(random, { learner, slugs })],
    });
    return { kind: "signed in", method: "POST", target: "/learning.json", headers: json, body };
  }
  return { kind: "cached page", method: "GET", target: page, headers };
}

function aSearch(random: Random, headers: Record<string, string>) {
  const word = random.pick(WORDS);
  const q = word.slice(0, 2 + random.below(word.length - 1));
  const locale = random.pick(LOCALES);
  const queries = SEARCHED.map((source) => ({ indexUid: `${source}_${locale}`, q, limit: 5 }));
  const json = { ...headers, "Content-Type": "application/json", Authorization: "Bearer learn-bittensor-search" };
  return { headers: json, body: JSON.stringify({ queries }) };
}

function anEvent(random: Random, { learner, slugs }: { learner: Learner; slugs: readonly string[] }): object {
  const id = `soak-${random.below(1_000_000_000)}-${random.below(1_000_000_000)}`;
  const target = { kind: "concept", slug: random.pick(slugs) };
  return { id, at: Date.now(), owner: learner.visitor, ...target, what: "reading", percent: random.below(101) };
}
