import { startColorMode } from "./features/color-mode/color-mode.ts";
import { startLearning } from "./features/learning/learning-behaviour.ts";
import { startNavigation } from "./features/navigation/navigation-behaviour.ts";
import { startQuizzes } from "./features/quizzes/quiz-behaviour.ts";
import { shapeOf } from "./features/search/secrets/secret-shape.ts";
import { startSearch } from "./features/search/start-search.ts";
import { startChoosing } from "./features/subnets/start-choosing.ts";
import { startTerms } from "./features/text-notes/term-behaviour.ts";
import { startLanguageSwitch } from "./i18n/choose-locale.ts";
import { startUnasked } from "./start-unasked.ts";
import { enhanceRichText } from "./ui/rich-text/rich-text-behaviour.ts";
import { startSharedParts } from "./ui/shared-parts/name-shared-parts.ts";
import { startLateFonts } from "./ui/theme/late-fonts.ts";
import { PAGE_REPLACED } from "./use-page-shown.ts";

/** The small behaviours of every page. They need no React and do not wait for it. */
startColorMode(window);
startUnasked(window, { isHarmless: (text) => shapeOf(text) === "harmless" });
startNavigation(document);
startSearch(document);
startLanguageSwitch(document);
enhanceRichText(document);
startLearning(window);
startTerms(window);
startQuizzes(window);
startChoosing(document);
startSharedParts(window);
void startLateFonts(window, { nextPage: PAGE_REPLACED });
