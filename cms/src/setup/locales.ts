import type { Core } from "@strapi/strapi";

export const DEFAULT_LOCALE = "en";
export const LOCALES = { en: "English", de: "Deutsch", ko: "한국어", fr: "Français", zh: "中文" };

/** The languages of the site; English is the one that all else is translated from. */
export async function setUpLocales(strapi: Core.Strapi) {
  const locales = strapi.plugin("i18n").service("locales");
  for (const [code, name] of Object.entries(LOCALES)) {
    if (!(await locales.findByCode(code))) await locales.create({ code, name });
  }
}
