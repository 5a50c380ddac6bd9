import { useId } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";

/** What was searched last on this device. */
export function RecentList(props: {
  texts: readonly string[];
  onChoose: (text: string) => void;
  onForget: () => void;
}) {
  const t = useTranslations("searchPanel");
  const titleId = useId();
  return (
    <section className="search-recent">
      <div className="search-recent-head">
        <h2 id={titleId}>{t("recent")}</h2>
        <button type="button" className="search-forget" onClick={props.onForget}>
          {t("forgetRecent")}
        </button>
      </div>
      <ul aria-labelledby={titleId}>
        {props.texts.map((text) => (
          <li key={text}>
            <button type="button" className="search-recent-text" onClick={() => props.onChoose(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
