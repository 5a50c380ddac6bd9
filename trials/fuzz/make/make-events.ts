import type { MakeInput } from "../input.ts";
import { hostileText, mutate } from "./hostile-text.ts";
import { deepJson, unsound } from "./json-value.ts";
import { toBytes } from "./to-bytes.ts";

const KINDS = ["article", "concept", "get_started", "guide", "lab", "quiz", "subnet", "video"];
const WHATS = ["reading", "read", "unread", "bookmark", "unbookmark", "feedback"];

/** What devices have kept, as they send it to the account, and not as they would. */
export const makeEvents: MakeInput = (random, known) => {
  const events = random.some(8, (index) => ({
    id: random.chance(0.9) ? `event-${random.below(1_000_000)}-${index}` : hostileText(random),
    at: random.pick([0, 1, 1_790_000_000_000, 1_790_000_000_001, 8_640_000_000_000_000]),
    owner: random.pick(["0", known.visitor]),
    kind: random.pick(KINDS),
    slug: random.chance(0.7) ? random.pick(["staking", "yuma-consensus", "root"]) : hostileText(random),
    what: random.pick(WHATS),
    percent: random.pick([0, 50, 100]),
    helpful: random.pick([true, false, null]),
    message: hostileText(random),
    locale: random.pick(["en", "de", "xx"]),
    answers: random.some(4, () => ({
      question: hostileText(random),
      options: random.some(4, () => hostileText(random)),
    })),
  }));
  const visitor = random.chance(0.9) ? known.visitor : hostileText(random);
  const sound = { visitor, sentAt: 1_790_000_000_000, events };
  const changed = random.chance(0.5) ? sound : unsound(sound, random);
  const json = random.chance(0.03) ? deepJson(random) : JSON.stringify(changed);
  const headers = [
    ["Host", known.host],
    ["Origin", known.origin],
    ["Content-Type", "application/json"],
    ...(random.chance(0.8) ? [["Cookie", `auth_token=${known.token}`] as const] : []),
  ] as const;
  const body = random.chance(0.1) ? mutate(json, random) : json;
  return toBytes({ method: "POST", target: "/learning.json", headers, body }, random);
};
