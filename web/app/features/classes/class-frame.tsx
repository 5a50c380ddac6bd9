import { type ReactNode, Suspense, useSyncExternalStore } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { Sentences } from "#app/i18n/sentences.tsx";
import { NeedsScript } from "#app/ui/needs-script.tsx";
import readingStyles from "#app/ui/reading/reading.module.css";
import textLinksStyles from "#app/ui/text-links.module.css";
import styles from "./class-frame.module.css";

/**
 * What a page of a class says without scripts, and where its address has no key; else what the key opens. Which class it is,
 * stands in a part of the address that only scripts can read.
 */
export function ClassFrame(props: {
  readKey: (fragment: string) => string | null;
  /** Comes late, and only where there is a key. */
  children: (key: string) => ReactNode;
}) {
  const { readKey, children } = props;
  const t = useTranslations("classes.frame");
  const fragment = useFragment();
  const key = fragment === null ? null : readKey(fragment);
  return (
    <div className={styles.place}>
      <NeedsScript>
        {t("needsScript")}
        <LocalLink to="/concepts">{t("concepts")}</LocalLink>
      </NeedsScript>
      {fragment !== null && key === null ? (
        <p role="status" className={`${readingStyles.reading} ${textLinksStyles.textLinks}`}>
          <Sentences>
            {t("noKey")}
            <LocalLink to="/teach">{t("teach")}</LocalLink>
          </Sentences>
        </p>
      ) : null}
      {key === null ? null : <Suspense>{children(key)}</Suspense>}
    </div>
  );
}

/** What stands behind `#` in the address; null on the server and until the page is hydrated: servers are not told it. */
function useFragment(): string | null {
  return useSyncExternalStore(subscribe, readFragment, () => null);
}

function subscribe(callback: () => void): () => void {
  window.addEventListener("hashchange", callback);
  return () => window.removeEventListener("hashchange", callback);
}

function readFragment(): string {
  return window.location.hash;
}
