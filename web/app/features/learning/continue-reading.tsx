import { use, useEffect } from "react";
import { useFetcher } from "react-router";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { NonceContext } from "#app/ui/nonce.ts";
import textLinksStyles from "#app/ui/text-links.module.css";
import touchStyles from "#app/ui/touch.module.css";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import continueStyles from "./continue-reading.module.css";
import SCRIPT from "./hold-the-place.inline.ts?script";
import { useLearning, useSynced } from "./learning-context.tsx";
import type { LearningPage } from "./learning-overview.ts";
import { LEARNING_PATH } from "./learning-path.ts";
import { NextLine } from "./next/next-line.tsx";
import { ReadingLink, ReadingList } from "./reading-list.tsx";
import { useOverview } from "./use-overview.ts";

const MOST_RECENT = 3;

/**
 * Where the reader stopped, and what they read last. `page` is what the account of a signed-in reader holds; null for
 * everybody else: then the device knows, and the place is held for it before the first paint.
 */
export function ContinueReading({ page }: { page: LearningPage | null }) {
  useSynced();
  if (!page) return <FromDevice />;
  return page.account.length > 0 ? (
    <section className={`${continueStyles.home} ${textLinksStyles.textLinks} ${touchStyles.links}`}>
      <MoreTexts texts={page.texts}>
        <Shown page={page} />
      </MoreTexts>
    </section>
  ) : null;
}

function FromDevice() {
  const { events } = useLearning();
  const { load, data } = useFetcher<{ page: LearningPage }>();
  const own = events?.filter(({ owner }) => owner === "0") ?? [];
  const hasLearning = own.length > 0;
  const learningPath = localizedPath(LEARNING_PATH, useLocale());
  useEffect(() => {
    if (hasLearning) void load(learningPath);
  }, [hasLearning, load, learningPath]);
  return (
    <>
      <HoldThePlace />
      <section
        className={`${continueStyles.home} ${continueStyles.device} ${textLinksStyles.textLinks} ${touchStyles.links}`}
        data-saved={events ? (hasLearning ? "some" : "none") : undefined}
      >
        {hasLearning && data ? (
          <MoreTexts texts={data.page.texts}>
            <Shown page={data.page} />
          </MoreTexts>
        ) : null}
      </section>
    </>
  );
}

function Shown({ page }: { page: LearningPage }) {
  const t = useTranslations("learning");
  const { overview, nextPage } = useOverview(page);
  const { next, recent, bookmarks } = overview;
  const [title, listed] = recent.length > 0 ? [t("recent"), recent] : [t("bookmarks"), bookmarks];
  return (
    <>
      {next ? (
        <div>
          <h2 className={continueStyles.title}>{t("continue")}</h2>
          <p className={`${continueStyles.continueReading} ${textLinksStyles.textLinks} ${touchStyles.links}`}>
            <ReadingLink reading={next} />
          </p>
        </div>
      ) : null}
      {nextPage ? (
        <div>
          <h2 className={continueStyles.title}>{t("next")}</h2>
          <NextLine page={nextPage} />
        </div>
      ) : null}
      <div>
        <h2 className={continueStyles.title}>{title}</h2>
        <ReadingList readings={listed.slice(0, MOST_RECENT)} />
        <LocalLink to={LEARNING_PATH}>{t("all")}</LocalLink>
      </div>
    </>
  );
}

/** Held before the first paint (`hold-the-place.inline.ts`), in what the server sends: no script that React makes in a browser runs. */
function HoldThePlace() {
  const nonce = use(NonceContext);
  if (useHydrated()) return null;
  return (
    <script
      nonce={nonce}
      data-now=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a module of this site; nothing from outside gets in.
      dangerouslySetInnerHTML={{ __html: SCRIPT }}
    />
  );
}
