import { dictionary } from "@zxcvbn-ts/language-common";
import { LIMITS } from "./limits.ts";

/** The most used ones, whatever their length: people put something behind a short one. */
const RANKS_OF_ANY_LENGTH = 10_000;

/** The 10,000 most used passwords, and of the others those that are long enough for our forms. */
export const MOST_USED_PASSWORDS: ReadonlySet<string> = new Set(
  dictionary["passwords-common"].filter(
    (password, rank) => rank < RANKS_OF_ANY_LENGTH || password.length >= LIMITS.passwordMin,
  ),
);
