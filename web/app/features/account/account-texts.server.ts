import type { Locale } from "@learn-bittensor/contract/locales";
import { en } from "#app/i18n/messages/en.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import type { AccountTexts } from "./account-texts.tsx";
import { LIMITS } from "./limits.ts";

const FIGURES = {
  usernameHint: { min: LIMITS.usernameMin, max: LIMITS.usernameMax },
  passwordHint: { min: LIMITS.passwordMin },
  sessionsText: { days: LIMITS.sessionDays },
  usernameShort: { min: LIMITS.usernameMin },
  usernameLong: { max: LIMITS.usernameMax },
  passwordShort: { min: LIMITS.passwordMin },
  passwordLong: { max: LIMITS.passwordMaxBytes },
};

export type AccountPage = keyof typeof en.account.titles;

/** The words of the account pages in a language, figures put in: they travel with the few pages that show them. */
export function accountTexts(locale: Locale): AccountTexts {
  return {
    form: wordsOf(locale, "form"),
    profile: wordsOf(locale, "profile"),
    errors: wordsOf(locale, "errors"),
    notices: wordsOf(locale, "notices"),
  };
}

/** Title and description of an account page. */
export function describeAccountPage(page: AccountPage, locale: Locale): { title: string; description: string } {
  const t = getTranslator(locale);
  return { title: t(`account.titles.${page}`), description: t(`account.leads.${page}`) };
}

function wordsOf<Name extends keyof AccountTexts>(locale: Locale, name: Name): AccountTexts[Name] {
  // The keys are those of the English texts, one by one; a translator's types know only keys that are written out.
  const t = getTranslator(locale) as (key: string, values?: Record<string, number>) => string;
  const figures: Record<string, Record<string, number>> = FIGURES;
  const words = Object.keys(en.account[name]).map((key) => [key, t(`account.${name}.${key}`, figures[key])]);
  return Object.fromEntries(words) as AccountTexts[Name];
}
