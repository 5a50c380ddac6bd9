import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";

/** When a text was changed last, where that is known, and the way to it as it was written. `path` is its own address. */
export function TextSource({ path, updatedAt }: { path: string; updatedAt: string | null }) {
  const t = useTranslations("content");
  const format = useFormatter();
  return (
    <>
      {updatedAt ? (
        <time dateTime={updatedAt}>
          {t("updated", { date: format.dateTime(new Date(updatedAt), { dateStyle: "long", timeZone: "UTC" }) })}
        </time>
      ) : null}
      <LocalLink to={`${path}.md`} type="text/markdown" reloads>
        {t("source")}
      </LocalLink>
    </>
  );
}
