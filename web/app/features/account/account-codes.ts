import type { Messages } from "virtual:messages";

/** The account pages, by the names of their titles. */
export type AccountPageName = keyof Messages["account"]["titles"];

/** What can be wrong with a field or a form; each has a text. */
export type ErrorCode = keyof Messages["account"]["errors"];

/** What can be said above a form: after something went well, or where one is no longer signed in. */
export type NoticeCode = keyof Messages["account"]["notices"];
