import { dictionary } from "@zxcvbn-ts/language-common";
import { LIMITS } from "../limits.ts";

/** The most used ones, whatever their length: providers allow shorter ones than the site's forms. */
const MOST_USED = 10_000;

/** What the filter holds: the 10,000 most used passwords, and of the others those that are long enough for our forms. */
export function listCommonPasswords(): string[] {
  const ranked: readonly string[] = dictionary["passwords-common"];
  return ranked.filter((password, rank) => rank < MOST_USED || password.length >= LIMITS.passwordMin);
}
