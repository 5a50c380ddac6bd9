import { useFormatter, useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { OWN_NAMES } from "#app/i18n/languages.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import dataTableStyles from "#app/ui/controls/data-table.module.css";
import { DataTable } from "#app/ui/controls/data-table.tsx";
import { InTurns } from "#app/ui/lists/in-turns.tsx";
import { type Once, ShownOnce } from "#app/ui/shown-once.tsx";
import styles from "./translation-board.module.css";
import type { TranslationBoardView } from "./translations.server.ts";

type Types = TranslationBoardView["types"];
type Text = Types[number]["texts"][number];

/** How far the languages are, then each text with its translations, by type. */
export function TranslationBoard({
  board,
}: {
  board: { languages: TranslationBoardView["languages"]; types: Once<Types> };
}) {
  const t = useTranslations("translations");
  const { number } = useFormatter();
  const table = {
    title: t("summary"),
    columns: [t("language"), t("whole"), t("outdated"), t("missing")],
    rows: board.languages.map(({ locale, whole, outdated, missing }) => [
      OWN_NAMES[locale],
      ...[whole, outdated, missing].map((count) => number(count)),
    ]),
  };
  return (
    <>
      <DataTable table={table} />
      <ShownOnce of={board.types} className={styles.types}>
        {(types) => types.map(({ type, texts }) => <TextsOfType key={type} type={type} texts={texts} />)}
      </ShownOnce>
    </>
  );
}

function TextsOfType({ type, texts }: Types[number]) {
  const t = useTranslations("translations");
  const name = t(`types.${toKey(type)}`);
  const states = texts.flatMap(({ translations }) => translations.map(({ state }) => state));
  const whole = states.filter((state) => state === "whole").length;
  return (
    <details className={styles.type} open={whole < states.length}>
      <summary>
        <h2>{name}</h2> {t("count", { texts: texts.length, whole, all: states.length })}
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what can be set */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what may be wider than the screen has to be scrolled by keyboard */}
      <div className={dataTableStyles.box} role="group" tabIndex={0} aria-label={name}>
        <table className={dataTableStyles.dataTable}>
          <thead>
            <tr>
              <th scope="col">{t("text")}</th>
              <th scope="col">{t("changedOn")}</th>
              {texts[0]?.translations.map(({ locale }) => (
                <th key={locale} scope="col">
                  {OWN_NAMES[locale]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <InTurns of={texts}>{(text) => <TextRow key={text.slug} text={text} />}</InTurns>
          </tbody>
        </table>
      </div>
    </details>
  );
}

function TextRow({ text: { title, href, updatedAt, translations } }: { text: Text }) {
  const t = useTranslations("translations");
  const locale = useLocale();
  const { dateTime } = useFormatter();
  const words = {
    missing: () => t("isMissing"),
    outdated: ({ changed, sectionCount }: Text["translations"][number]) =>
      t("isOutdated", { changed, sections: sectionCount }),
    whole: () => t("isWhole"),
  };
  return (
    <tr>
      <th scope="row" lang="en">
        {href ? <a href={localizedPath(href, locale)}>{title}</a> : title}
      </th>
      <td>{updatedAt ? dateTime(new Date(updatedAt), { dateStyle: "short" }) : null}</td>
      {translations.map((translation) => (
        <td key={translation.locale} className={translation.state === "whole" ? undefined : styles.behind}>
          {words[translation.state](translation)}
        </td>
      ))}
    </tr>
  );
}

const KEYS = {
  application: "application",
  article: "article",
  "community-link": "communityLink",
  concept: "concept",
  faq: "faq",
  "get-started-path": "getStartedPath",
  "get-started-step": "getStartedStep",
  guide: "guide",
  lab: "lab",
  page: "page",
  quiz: "quiz",
  subnet: "subnet",
  team: "team",
  video: "video",
} as const;

/** What the words call a content type; whatever there is besides are pages. */
function toKey(type: string) {
  return Object.hasOwn(KEYS, type) ? KEYS[type as keyof typeof KEYS] : "page";
}
