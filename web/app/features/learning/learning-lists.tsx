import { type ReactNode, useId } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import textStyles from "#app/ui/text.module.css";
import textLinksStyles from "#app/ui/text-links.module.css";
import touchStyles from "#app/ui/touch.module.css";
import continueStyles from "./continue-reading.module.css";
import listStyles from "./learning-lists.module.css";
import type { Overview } from "./learning-overview.ts";
import type { NextPage } from "./next/find-next.ts";
import { NextLine } from "./next/next-line.tsx";
import { ReadingLink, ReadingList } from "./reading-list.tsx";
import { ReadingProgress } from "./reading-progress.tsx";
import { ResultList } from "./results/result-list.tsx";

/** Everything a learner has saved: where to go on, how much is read, what was answered, what is bookmarked, what was read last. */
export function LearningLists({ overview, nextPage }: { overview: Overview; nextPage: NextPage | null }) {
  const { next, groups, results, bookmarks, recent } = overview;
  const t = useTranslations("learning");
  return (
    <>
      {next ? (
        <Part title={t("continue")}>
          <p className={`${continueStyles.continueReading} ${textLinksStyles.textLinks} ${touchStyles.links}`}>
            <ReadingLink reading={next} />
          </p>
        </Part>
      ) : null}
      {nextPage ? (
        <Part title={t("next")}>
          <NextLine page={nextPage} />
        </Part>
      ) : null}
      <Part title={t("progress")}>
        <ReadingProgress groups={groups} />
      </Part>
      <Part title={t("results")}>
        <ResultList results={results} />
      </Part>
      <Part title={t("bookmarks")}>
        {bookmarks.length > 0 ? (
          <ReadingList readings={bookmarks} />
        ) : (
          <p className={textStyles.muted}>{t("noBookmarks")}</p>
        )}
      </Part>
      <Part title={t("recent")}>
        {recent.length > 0 ? <ReadingList readings={recent} /> : <p className={textStyles.muted}>{t("noReading")}</p>}
      </Part>
    </>
  );
}

/** A part of the page under a title of its own. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={listStyles.part} aria-labelledby={titleId}>
      <h2 id={titleId} className={sectionTitleStyles.sectionTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
