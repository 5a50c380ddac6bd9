import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import textLinksStyles from "#app/ui/text-links.module.css";
import { useSynced } from "./learning-context.tsx";
import listStyles from "./learning-lists.module.css";
import { LearningLists } from "./learning-lists.tsx";
import type { LearningPage } from "./learning-overview.ts";
import { LEARNING_PATH } from "./learning-path.ts";
import { useOverview } from "./use-overview.ts";

/** What a signed-in learner has saved, for the page of their account; what can be done with it is on a page of its own. */
export function LearningSummary({ page }: { page: LearningPage }) {
  const shown = useOverview(page);
  useSynced();
  return (
    <MoreTexts texts={page.texts}>
      <LearningLists {...shown} />
      <AllOfIt />
    </MoreTexts>
  );
}

function AllOfIt() {
  const t = useTranslations("learning");
  return (
    <p className={`${listStyles.place} ${textLinksStyles.textLinks}`}>
      <LocalLink to={LEARNING_PATH}>{t("all")}</LocalLink>
    </p>
  );
}
