import type { Locale } from "@learn-bittensor/contract/locales";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { FORMULA_WORDS, type FormulaWords, type RichTextLabels } from "./rich-text-labels.ts";

/** As plain data, which can be sent to another thread: values are put in there. */
export function richTextLabels(locale: Locale): RichTextLabels {
  const t = getTranslator(locale);
  return {
    callouts: {
      note: t("richText.callouts.note"),
      tip: t("richText.callouts.tip"),
      important: t("richText.callouts.important"),
      warning: t("richText.callouts.warning"),
      caution: t("richText.callouts.caution"),
    },
    headingLink: t("content.headingLink"),
    linkCopied: t("content.linkCopied"),
    copy: t("richText.copy"),
    copied: t("richText.copied"),
    table: t("richText.table"),
    pictureElsewhere: t("richText.pictureElsewhere", { host: "{host}" }),
    footnotes: t("richText.footnotes"),
    dateBehind: t("richText.dateBehind", { date: "{date}" }),
    formula: Object.fromEntries(
      FORMULA_WORDS.map((name) => [name, t(`richText.formula.${name}`, FORMULA_PARTS)]),
    ) as FormulaWords,
    backToReference: t("richText.backToReference", { reference: "{reference}" }),
  };
}

/** What the renderer puts in. */
const FORMULA_PARTS = {
  above: "{above}",
  below: "{below}",
  base: "{base}",
  index: "{index}",
  exponent: "{exponent}",
  inside: "{inside}",
  under: "{under}",
  letter: "{letter}",
};
