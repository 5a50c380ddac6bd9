import { startLearning } from "./features/learning/learning-behaviour.ts";
import { startQuizzes } from "./features/quizzes/quiz-behaviour.ts";
import { shapeOf } from "./features/search/secrets/secret-shape.ts";
import { startSearch } from "./features/search/start-search.ts";
import { startChoosing } from "./features/subnets/start-choosing.ts";
import { startTerms } from "./features/text-notes/term-behaviour.ts";
import { startUnasked } from "./start-unasked.ts";
import { startCommandButtons } from "./ui/command-buttons.ts";
import { startJumps } from "./ui/jump.ts";
import { layOutLate } from "./ui/late-parts/lay-out-late.ts";
import { enhanceRichText } from "./ui/rich-text/rich-text-behaviour.ts";
import { startSharedParts } from "./ui/shared-parts/name-shared-parts.ts";
import { startLateFonts } from "./ui/theme/late-fonts.ts";
import { PAGE_REPLACED } from "./use-page-shown.ts";

/** The small behaviours of every page. They need no React and do not wait for it. */
startUnasked(window, { isHarmless: (text) => shapeOf(text) === "harmless" });
startCommandButtons(document);
startSearch(document);
enhanceRichText(document);
startLearning(window);
startTerms(window);
startQuizzes(window);
startChoosing(document);
startSharedParts(window);
startJumps(window);
layOutLate(window);
void startLateFonts(window, { nextPage: PAGE_REPLACED });
