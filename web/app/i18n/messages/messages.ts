import type { en } from "./en.ts";

/** The same keys in every language: a missing or superfluous text does not compile. */
export type Messages = Strings<typeof en>;

/** Texts that the server hands to the few pages that show them, so that no other page carries them. */
export const SERVED_NAMESPACES = ["account", "consent", "learning", "network", "notice", "staticCopy"] as const;

/** The texts that every page carries. */
export type PageMessages = Omit<typeof en, (typeof SERVED_NAMESPACES)[number]>;

/** Texts under the keys of others. */
export type Strings<T> = { [Key in keyof T]: T[Key] extends string ? string : Strings<T[Key]> };

/**
 * What `use-intl` takes the names and types of placeholders from: the English texts themselves. Another language's have
 * the same keys and other words, which is all that this says.
 */
export function asInterfaceTexts(messages: Messages): typeof en {
  return messages as typeof en;
}
