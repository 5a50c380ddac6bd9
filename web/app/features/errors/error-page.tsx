import { type ReactNode, useId } from "react";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { DRAFTS_REFUSED } from "#app/site/preview.ts";
import buttonStyles from "#app/ui/button.module.css";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import { Illustration } from "#app/ui/illustrations/illustration.tsx";
import pageHeaderStyles from "#app/ui/page-header.module.css";
import textStyles from "#app/ui/text.module.css";
import styles from "./error-page.module.css";
import { readNearestPages } from "./nearest-page.ts";

/** What went wrong, in the visitor's words, a search for what was meant, and two ways on. Internals stay in the log. */
export function ErrorPage({ search }: { search?: ReactNode }) {
  const t = useTranslations("errors");
  const { pathname } = useLocation();
  const error = useRouteError();
  const status = statusOf(error);
  const nearest = status === 404 && isRouteErrorResponse(error) ? readNearestPages(error.data) : [];
  const langOf = useLangOf();
  const nearestId = useId();
  const message =
    status === 404
      ? t("notFound", { path: pathname })
      : status === 503
        ? t(isRouteErrorResponse(error) && error.data === DRAFTS_REFUSED ? "noDrafts" : "unavailable")
        : status >= 500
          ? t("unexpected")
          : t("refused");
  return (
    <section className={styles.page}>
      <title>{`${status} · Learn Bittensor`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.picture}>
        <Illustration name="lost" />
      </div>
      <p className={styles.status}>{status}</p>
      <h1 className={pageHeaderStyles.title}>{t("title")}</h1>
      <p className={`${pageHeaderStyles.lead} ${styles.message}`}>{message}</p>
      {status === 404 ? <p className={textStyles.muted}>{t("notFoundAside")}</p> : null}
      {status === 404 ? search : null}
      {nearest.length > 0 ? (
        <nav className={styles.nearestPages} aria-labelledby={nearestId}>
          <h2 id={nearestId}>{t("nearest")}</h2>
          <ul>
            {nearest.map((page) => (
              <li key={page.href}>
                <LocalLink className={styles.nearestPage} to={page.href} lang={langOf(page.locale)} reloads>
                  {page.title}
                </LocalLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <p className={styles.ways}>
        <LocalLink className={`${buttonStyles.button} ${buttonStyles.primary}`} to="/" reloads>
          {t("home")}
        </LocalLink>
        <LocalLink className={buttonStyles.button} to="/explore" reloads>
          {t("explore")}
        </LocalLink>
      </p>
    </section>
  );
}

/** An error without a status is a fault of ours; nothing thrown at all is an unknown page. */
function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  return error === undefined ? 404 : 500;
}
