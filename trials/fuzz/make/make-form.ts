import type { Random } from "../create-random.ts";
import type { MakeInput } from "../input.ts";
import { hostileText } from "./hostile-text.ts";
import { encoded } from "./make-address.ts";
import { onOneLine, toBytes } from "./to-bytes.ts";

/** Whoever sends it is not signed in any more: not with the token that the other inputs are sent with. */
const SIGN_OUT = "/profile?sign-out";

/** Where forms are sent, with the fields of each. */
const FORMS: readonly (readonly [path: string, fields: readonly string[]])[] = [
  ["/login", ["identifier", "password", "redirect"]],
  ["/register", ["username", "email", "password"]],
  ["/forgot-password", ["email"]],
  ["/reset-password", ["code", "password", "passwordConfirmation"]],
  ["/confirm-email", ["confirmation", "email", "intent"]],
  ["/profile", ["intent", "username", "email", "currentPassword", "password", "passwordConfirmation", "name"]],
  [SIGN_OUT, []],
  ["/feedback", ["page", "clear", "reason", "about", "message"]],
  ["/feedback.data", ["page", "clear"]],
  ["/feedback/editors", ["what", "number", "answer", "page"]],
  ["/learning", ["what", "kind", "slug", "back"]],
  ["/learning/placement", ["given", "given", "asked", "option", "unknown"]],
];
const MARKS = ["what", "kind", "slug", "intent", "answers", "message", "helpful"];
const SOUND: Record<string, readonly string[]> = {
  intent: [
    "profile",
    "password",
    "delete",
    "resend",
    "mark",
    "feedback",
    "quiz",
    "end-session 999",
    "remove-passkey 999",
  ],
  what: ["read", "unread", "bookmark", "unbookmark", "helpful", "unhelpful"],
  kind: ["concept", "guide", "article", "subnet", "lab", "quiz", "video", "get_started"],
  slug: ["staking", "yuma-consensus", "root"],
  email: ["ada@example.test", "bob@mail.example"],
  username: ["ada", "bob"],
  redirect: ["/profile", "//evil.example", "https://evil.example"],
  page: ["/concepts/staking/staking", "/about", "//evil.example", "/\\evil.example"],
  clear: ["yes", "no"],
  reason: ["wrong", "out_of_date", "unclear", "missing", "broken", "language"],
  number: ["1", "2", "999999999", "1e3"],
  back: ["/learning", "//evil.example"],
};
const BOUNDARY = "----fuzz";

/** Forms of accounts and of pages, with fields that are missing, repeated, nested, foreign or too long. */
export const makeForm: MakeInput = (random, known) => {
  const [path, names] = random.chance(0.6) ? random.pick(FORMS) : ([random.pick(known.paths), MARKS] as const);
  const fields = [...names, ...random.some(4, () => aName(random, names))]
    .filter(() => random.chance(0.85))
    .map((name) => [name, aValue(random, name)] as const);
  const { type, body } = toForm(fields, random);
  const headers = [
    ["Host", known.host],
    ["Origin", random.chance(0.95) ? known.origin : "null"],
    ["Content-Type", random.chance(0.95) ? type : onOneLine(hostileText(random)).slice(0, 2_000)],
    // Each from another network: what is counted by network would refuse them all otherwise.
    ["X-Forwarded-For", `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`],
    ...(random.chance(0.3) ? [["Cookie", `auth_token=${path === SIGN_OUT ? "a.b.c" : known.token}`] as const] : []),
  ] as const;
  return toBytes({ method: "POST", target: path, headers, body }, random);
};

/** As browsers send one form or the other; now and then not quite. */
export function toForm(fields: readonly (readonly [string, string])[], random: Random): { type: string; body: string } {
  return random.chance(0.3)
    ? { type: `multipart/form-data; boundary=${BOUNDARY}`, body: toMultipart(fields, random) }
    : { type: "application/x-www-form-urlencoded", body: toPairs(fields, random) };
}

function aName(random: Random, names: readonly string[]): string {
  const name = names.length > 0 && random.chance(0.7) ? random.pick(names) : hostileText(random);
  return name + random.pick(["", "", "[]", "[0]", "[99999999]", ".a", "[a][b]"]);
}

function aValue(random: Random, name: string): string {
  const sound = Object.hasOwn(SOUND, name) ? SOUND[name] : undefined;
  return sound && random.chance(0.7) ? random.pick(sound) : hostileText(random);
}

function toPairs(fields: readonly (readonly [string, string])[], random: Random): string {
  const isEncoded = random.chance(0.9);
  return fields
    .map(([name, value]) => (isEncoded ? `${encoded(name)}=${encoded(value)}` : `${name}=${value}`))
    .join("&");
}

function toMultipart(fields: readonly (readonly [string, string])[], random: Random): string {
  const file = random.chance(0.1) ? '; filename="a.txt"\r\nContent-Type: text/plain' : "";
  const parts = fields.map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`,
  );
  return `${parts.join("")}${random.chance(0.9) ? `--${BOUNDARY}--\r\n` : ""}`;
}
