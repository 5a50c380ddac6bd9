import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";

/** A page that stands before or after another. */
interface Neighbour {
  href: string;
  title: string;
}

/** The way back and on through things that have an order. */
export function PreviousNext({ previous, next }: { previous: Neighbour | null; next: Neighbour | null }) {
  const t = useTranslations("content");
  if (!previous && !next) return null;
  return (
    <nav className="previous-next" aria-label={t("previousNext")}>
      {previous ? (
        <LocalLink to={previous.href} rel="prev">
          <span className="text-aside text-muted">{t("previous")}</span>
          <span>{previous.title}</span>
        </LocalLink>
      ) : (
        <span />
      )}
      {next ? (
        <LocalLink to={next.href} rel="next" className="text-end">
          <span className="text-aside text-muted">{t("next")}</span>
          <span>{next.title}</span>
        </LocalLink>
      ) : null}
    </nav>
  );
}
