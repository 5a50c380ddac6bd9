import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import textStyles from "#app/ui/text.module.css";
import textLinksStyles from "#app/ui/text-links.module.css";
import touchStyles from "#app/ui/touch.module.css";
import continueStyles from "../continue-reading.module.css";
import type { NextPage, Why } from "./find-next.ts";

/** The one best next page, and why. */
export function NextLine({ page }: { page: NextPage }) {
  const { title, why } = useNextWords(page);
  const lang = useLangOf()(page.locale);
  return (
    <p className={`${continueStyles.continueReading} ${textLinksStyles.textLinks} ${touchStyles.links}`}>
      <LocalLink to={page.href} lang={lang}>
        {title}
      </LocalLink>
      <span className={`${textStyles.aside} ${textStyles.muted}`}>{why}</span>
    </p>
  );
}

/** What a next page is called, and why it is the next. */
export function useNextWords({ title, why }: NextPage): { title: string; why: string } {
  const t = useTranslations("learning");
  return { title: why.by === "pathEnd" ? t("pathEnd") : title, why: whyIn(t, why) };
}

function whyIn(t: ReturnType<typeof useTranslations<"learning">>, why: Why): string {
  switch (why.by) {
    case "path":
      return t("why.path", { path: why.path, number: String(why.number), count: String(why.total) });
    case "pathEnd":
      return t("why.pathEnd", { path: why.path });
    case "weak":
      return t("why.weak", { section: why.section });
    case "builds":
      return t("why.builds", { title: why.on });
    case "thisPage":
      return t("why.thisPage");
    default:
      return t("why.ready");
  }
}
