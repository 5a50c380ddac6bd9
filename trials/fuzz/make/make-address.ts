import type { Random } from "../create-random.ts";
import type { Known, MakeInput } from "../input.ts";
import { hostileText, mutate } from "./hostile-text.ts";
import { onOneLine, toBytes } from "./to-bytes.ts";

const DOORS = [
  "/search",
  "/lab/ask",
  "/cards/concepts/staking.png",
  "/icons/lucide.json",
  "/graphql",
  "/multi-search",
  "/indexes",
  "/tasks/1",
  "/health",
  "/webhooks/content",
  "/.well-known/security.txt",
  "/assets/x.js",
  "/builds/latest.json",
  "/resources/whitepaper.pdf",
  "/learning.json",
  "/profile/my-data.json",
  "/review.json",
  "/passkey.json",
  "/term-names.json",
  "/lab/terminal",
  "/learning/review",
  "/feedback",
  "/feedback/1",
  "/feedback/editors",
  "/timeline.ics",
  "/facts.csv",
  "/corrections.xml",
  "/opensearch.xml",
  "/manifest.webmanifest",
  "/concepts/staking/staking.bib",
  "/concepts/staking/staking.csl.json",
  "/_root.data",
  "/feed.json",
  "/llms.txt",
];
const PARAMETERS = [
  ...["q", "page", "source", "sort", "type", "tag", "redirect", "confirmation", "code", "done", "icons", "s", "beside"],
  ...["compare", "gpu", "role", "year", "about", "question", "reason", "withheld", "quiz", "locale", "_routes"],
];
const LANGUAGES = ["", "", "/de", "/ko", "/fr", "/zh", "/en", "/xx"];
const METHODS = ["HEAD", "POST", "OPTIONS", "PUT", "DELETE", "PATCH", "PROPFIND", "TRACE", "QUERY", "get"];
/** What may stand in place of a path. */
const OTHER_TARGETS = [
  "*",
  "http://evil.example/about",
  "https://evil.example:99999/",
  "http://",
  "//",
  "http://a@b/",
  "?q",
];
const TYPES = ["text/html", "*/*", "text/markdown", "application/json", "image/png"];
const ENDINGS = ["", "", "", ".data", ".md", ".png", "/", "?", "/..", "%2f", ".json", "#a"];

/** Addresses: those that there are, others, and what is not one. */
export const makeAddress: MakeInput = (random, known) => {
  const path = `${aPath(random, known)}${random.chance(0.4) ? `?${aQuery(random)}` : ""}`;
  const target = random.chance(0.97) ? toTarget(path) : random.pick(OTHER_TARGETS);
  const method = random.chance(0.1) ? random.pick(METHODS) : "GET";
  const headers = [
    ["Host", known.host],
    ["Accept", random.pick(TYPES)],
  ] as const;
  return toBytes({ method, target, headers, ...(method === "POST" && { body: "" }) }, random);
};

/** A path of the site, or one like it. */
function aPath(random: Random, { paths }: Known): string {
  const path = random.pick(LANGUAGES) + (random.chance(0.6) ? random.pick(paths) : random.pick(DOORS));
  const ended = path + random.pick(ENDINGS);
  if (random.chance(0.5)) return ended;
  return random.chance(0.5) ? mutate(ended, random) : ended.replace(/[^/]*$/, () => hostileText(random));
}

function aQuery(random: Random): string {
  return random
    .some(6, () => {
      const name = random.chance(0.8) ? random.pick(PARAMETERS) : hostileText(random);
      const value = hostileText(random);
      return random.chance(0.7) ? `${encoded(name)}=${encoded(value)}` : `${name}=${value}`;
    })
    .join("&");
}

/** Percent-encoded, where that is possible. */
export function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Without what would end the request's first line. */
function toTarget(text: string): string {
  const line = onOneLine(text).replaceAll(" ", "%20").slice(0, 12_000);
  return line.startsWith("/") ? line : `/${line}`;
}
