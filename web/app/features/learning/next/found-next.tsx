import { useEffect } from "react";
import { useFetcher } from "react-router";
import { useLocale } from "#app/i18n/interface-texts.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import { PreviousNext, type WayOn } from "#app/ui/reading/previous-next.tsx";
import type { Target } from "../learning-event.ts";
import type { LearningPage } from "../learning-overview.ts";
import { LEARNING_PATH } from "../learning-path.ts";
import { useOverview } from "../use-overview.ts";
import type { NextPage } from "./find-next.ts";
import { useNextWords } from "./next-line.tsx";

/** The way on as it follows from what the reader has saved; what comes next in order until that is known. Comes by itself, when it is wanted. */
export default function FoundNext({ way, current }: { way: WayOn; current: Target }) {
  const { load, data } = useFetcher<{ page: LearningPage }>({ key: "learning" });
  const address = localizedPath(LEARNING_PATH, useLocale());
  useEffect(() => {
    void load(address);
  }, [load, address]);
  if (!data) return <PreviousNext {...way} />;
  return (
    <MoreTexts texts={data.page.texts}>
      <Chosen page={data.page} way={way} current={current} />
    </MoreTexts>
  );
}

function Chosen({ page, way, current }: { page: LearningPage; way: WayOn; current: Target }) {
  const { nextPage } = useOverview(page, current);
  return nextPage ? <Found way={way} page={nextPage} /> : <PreviousNext {...way} />;
}

function Found({ way, page }: { way: WayOn; page: NextPage }) {
  const words = useNextWords(page);
  const lang = useLangOf()(page.locale);
  return <PreviousNext {...way} next={{ ...words, href: page.href, lang }} />;
}
