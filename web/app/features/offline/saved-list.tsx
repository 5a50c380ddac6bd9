import { type ReactNode, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { useTimeFormat } from "#app/i18n/use-time-format.ts";
import { useAnnounce } from "#app/ui/announcer.tsx";
import buttonStyles from "#app/ui/button.module.css";
import { Button } from "#app/ui/button.tsx";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import textStyles from "#app/ui/text.module.css";
import textLinksStyles from "#app/ui/text-links.module.css";
import touchStyles from "#app/ui/touch.module.css";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { ASKED_PARAMETER } from "./offline-path.ts";
import styles from "./saved-list.module.css";
import { forgetPath, forgetRead, listSaved, type SavedPage } from "./saved-pages.ts";
import { useSizeFormat } from "./use-size-format.ts";

type Saved = Awaited<ReturnType<typeof listSaved>>;

/** What the device has saved: paths that were taken along, and pages that were read. Before it, the page that was asked for in vain. */
export function SavedList() {
  const t = useTranslations("offline");
  const announce = useAnnounce();
  const sizeOf = useSizeFormat();
  const [saved, setSaved] = useState<Saved | null>(null);
  useEffect(() => void look().then(setSaved), []);
  const forget = async (what: Promise<void>) => {
    await what;
    announce(t("removed"));
    setSaved(await look());
  };
  return (
    <div className={styles.savedList}>
      <Asked />
      {saved?.paths.map(({ address, pages, bytes }) => (
        <section key={address}>
          <h2 className={sectionTitleStyles.sectionTitle} lang={pages[0]?.language}>
            {pages.find((page) => page.address === address)?.title ?? pages[0]?.title}
          </h2>
          <p className={textStyles.muted}>{t("pathSize", { count: pages.length, size: sizeOf(bytes) })}</p>
          <Pages pages={pages} />
          <Button onClick={() => forget(forgetPath({ caches }, address))}>{t("removePath")}</Button>
        </section>
      ))}
      {saved && saved.read.length > 0 ? (
        <section>
          <h2 className={sectionTitleStyles.sectionTitle}>{t("read")}</h2>
          <p className={textStyles.muted}>
            {t("pathSize", { count: saved.read.length, size: sizeOf(saved.readBytes) })}
          </p>
          <Pages pages={saved.read} />
          <Button onClick={() => forget(forgetRead({ caches }))}>{t("removeRead")}</Button>
        </section>
      ) : null}
      {saved && saved.read.length + saved.paths.length === 0 ? <p>{t("nothing")}</p> : null}
    </div>
  );
}

/** Documents: the service worker has them. */
function Pages({ pages }: { pages: readonly SavedPage[] }): ReactNode {
  const t = useTranslations("offline");
  const dayOf = useTimeFormat();
  return (
    <ul className={`${styles.pages} ${textLinksStyles.textLinks} ${touchStyles.links}`}>
      {pages.map(({ address, title, language, at }) => (
        <li key={address}>
          <a href={address} lang={language}>
            {title}
          </a>{" "}
          <span className={textStyles.muted}>{t("keptOn", { day: dayOf(at) })}</span>
        </li>
      ))}
    </ul>
  );
}

/** The service worker leads here from a page that it does not have (`worker/answer-request.ts`). */
function Asked() {
  const t = useTranslations("offline");
  const [parameters] = useSearchParams();
  const asked = parameters.get(ASKED_PARAMETER) ?? "";
  // A path of this site, and no other site's address. The copy of this page has no query in its markup.
  if (!useHydrated() || !/^\/(?![/\\])/.test(asked)) return null;
  return (
    <div className={styles.asked}>
      <p>{t("notKept")}</p>
      <p>
        <a className={buttonStyles.button} href={asked}>
          {t("tryAgain")}
        </a>
      </p>
    </div>
  );
}

/** Nothing, where the browser saves nothing. */
async function look(): Promise<Saved> {
  const nothing = { paths: [], read: [], readBytes: 0 };
  return "caches" in window ? listSaved({ caches }).catch(() => nothing) : nothing;
}
