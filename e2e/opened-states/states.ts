import { ANSWERS } from "./answer-states.ts";
import { ERRORS } from "./error-states.ts";
import { FORMS } from "./form-states.ts";
import { IN_LABS } from "./lab-states.ts";
import { MENUS } from "./menu-states.ts";
import type { OpenedState } from "./opened-state.ts";
import { READING } from "./reading-states.ts";
import { SEARCH_PANEL } from "./search-panel-states.ts";

/** All of them, but those that need a site of their own (`own-site-states.ts`). */
export const OPENED_STATES: OpenedState[] = [
  ...MENUS,
  ...SEARCH_PANEL,
  ...ANSWERS,
  ...READING,
  ...FORMS,
  ...IN_LABS,
  ...ERRORS,
];
