import type { Strings } from "../messages.ts";
import type { en } from "./en.ts";

/** The same keys in every language. */
export type SearchPanelMessages = Strings<typeof en>;
