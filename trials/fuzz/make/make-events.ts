import type { Random } from "../create-random.ts";
import type { Input, Known, MakeInput } from "../input.ts";
import { hostileText, mutate } from "./hostile-text.ts";
import { deepJson, unsound } from "./json-value.ts";
import { toForm } from "./make-form.ts";
import { toBytes } from "./to-bytes.ts";

const KINDS = ["article", "concept", "get_started", "guide", "lab", "quiz", "subnet", "video"];
const WHATS = ["reading", "read", "unread", "bookmark", "unbookmark", "feedback"];

/** What the scripts of pages send: marks that a device has stored, answers to questions, what passkeys say. */
export const makeEvents: MakeInput = (random, known) =>
  random.pick([makeMarks, makeMarks, makeAnswer, makePasskey])(random, known);

/** What devices have stored, as they send it to the account, and not as they would. */
function makeMarks(random: Random, known: Known): Input {
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
  const sentAt = random.chance(0.8) ? 1_790_000_000_000 : random.pick([0, -1, 0.5, 1e308, -1e308, 8.64e15]);
  const sound = { visitor, sentAt, events };
  const cookie = random.chance(0.8) ? `auth_token=${known.token}` : null;
  return sendJson("/learning.json", sound, { random, known, cookie });
}

/** An answer to one question of a quiz, as one is asked again after some days. */
function makeAnswer(random: Random, known: Known): Input {
  const asked = random.pick(known.questions);
  const sound = {
    slug: random.chance(0.9) ? asked.slug : hostileText(random),
    question: random.chance(0.9) ? asked.question : hostileText(random),
    locale: random.pick(["en", "en", "ko", "xx"]),
    options: random.chance(0.8) ? random.some(2, () => random.pick(asked.options)) : random.some(30, () => "a"),
  };
  return sendJson("/review.json", sound, { random, known, cookie: null });
}

function sendJson(
  target: string,
  sound: object,
  { random, known, cookie }: { random: Random; known: Known; cookie: string | null },
): Input {
  const changed = random.chance(0.5) ? sound : unsound(sound, random);
  const json = random.chance(0.03) ? deepJson(random) : JSON.stringify(changed);
  const headers = [
    ["Host", known.host],
    ["Origin", known.origin],
    ["Content-Type", "application/json"],
    ...(cookie ? [["Cookie", cookie] as const] : []),
  ] as const;
  const body = random.chance(0.1) ? mutate(json, random) : json;
  return toBytes({ method: "POST", target, headers, body }, random);
}

/** Asking what a passkey is to sign, or what one has said: right but for its time, or changed somewhere within. */
function makePasskey(random: Random, known: Known): Input {
  const { intent, target, ceremony, response } = random.pick(known.passkeys);
  const isAsking = random.chance(0.3);
  const said = random.oneOf([
    () => response,
    () => mutate(response, random),
    () => JSON.stringify(unsound(JSON.parse(response), random)),
    () => mutateWithin(response, random),
    () => mutateWithin(response, random),
  ]);
  const fields: readonly (readonly [string, string])[] = [
    ["intent", random.chance(0.95) ? intent : hostileText(random)],
    ["name", random.chance(0.5) ? "a key" : hostileText(random)],
    isAsking ? ["currentPassword", random.chance(0.2) ? known.password : hostileText(random)] : ["response", said],
  ];
  const cookies = [`auth_token=${known.token}`, `__Host-passkey=${random.chance(0.9) ? ceremony : "a.b.c"}`];
  const { type, body } = toForm(fields, random);
  const headers = [
    ["Host", known.host],
    ["Origin", known.origin],
    ["Content-Type", type],
    ["X-Forwarded-For", `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`],
    ["Cookie", intent === "passkey-login" && !isAsking ? (cookies[1] ?? "") : cookies.join("; ")],
  ] as const;
  return toBytes({ method: "POST", target: isAsking ? "/passkey.json" : target, headers, body }, random);
}

/** Changes bytes of one of the parts that an authenticator has signed. */
function mutateWithin(response: string, random: Random): string {
  const answer = JSON.parse(response);
  const part = random.pick(Object.keys(answer.response).filter((name) => typeof answer.response[name] === "string"));
  const bytes = Buffer.from(answer.response[part], "base64url");
  for (let times = 1 + random.below(3); times > 0; times -= 1) bytes[random.below(bytes.length)] = random.below(256);
  const piece = Buffer.alloc(random.below(600), random.pick([0x81, 0x9f, 0x5b, 0xa1, 0xff]));
  const made = random.pick([bytes, bytes.subarray(0, random.below(bytes.length)), Buffer.concat([piece, bytes])]);
  return JSON.stringify({ ...answer, response: { ...answer.response, [part]: made.toString("base64url") } });
}
