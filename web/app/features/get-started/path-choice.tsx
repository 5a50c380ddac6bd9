import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { ContentIcon } from "#app/ui/content-icon.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import { pathAddress } from "./choose-path.ts";
import type { PathsView } from "./get-started.server.ts";
import { StepPath } from "./step-path.tsx";

/** The paths as cards, and below them the steps of the chosen one. */
export function PathChoice({ paths, chosen, steps }: PathsView) {
  const t = useTranslations("getStarted");
  const langOf = useLangOf();
  if (!chosen) {
    return (
      <div className="reading">
        <StepPath steps={steps} />
      </div>
    );
  }
  return (
    <>
      <nav aria-label={t("choose")}>
        <ul className="path-choice">
          {paths.map(({ slug, title, summary, icon, locale }) => (
            <li key={slug} lang={langOf(locale)}>
              <LocalLink
                className="card"
                to={pathAddress(slug)}
                aria-current={slug === chosen.slug ? "true" : undefined}
              >
                <ContentIcon name={icon} />
                <span className="card-title">{title}</span>
                <span className="text-muted">{summary}</span>
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
      <section className="reading" aria-labelledby="steps">
        <h2 id="steps" className="section-title" lang={langOf(chosen.locale)}>
          {chosen.title}
        </h2>
        <p className="path-length">{t("stepCount", { count: steps.length })}</p>
        <StepPath steps={steps} path={chosen.slug} />
      </section>
    </>
  );
}
