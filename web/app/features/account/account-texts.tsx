import { createContext, use } from "react";
import type { en } from "#app/i18n/messages/en.ts";

type Texts = typeof en.account;

/** What can be wrong with a field or a form; each has a text. */
export type ErrorCode = keyof Texts["errors"];

/** What can be said above a form: after something went well, or where one is no longer signed in. */
export type NoticeCode = keyof Texts["notices"];

/** The words of the account pages, in the language of the page. */
export type AccountTexts = {
  [Name in "form" | "profile" | "errors" | "notices"]: Record<keyof Texts[Name], string>;
};

export const AccountTextsContext = createContext<AccountTexts | null>(null);

export function useAccountTexts(): AccountTexts {
  const texts = use(AccountTextsContext);
  if (!texts) throw new Error("account texts: expected AccountTextsContext around the page, got nothing");
  return texts;
}
