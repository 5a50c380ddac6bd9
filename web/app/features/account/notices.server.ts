import { en } from "#app/i18n/messages/en.ts";
import type { NoticeCode } from "./account-texts.tsx";

/** The name in an address that says what to tell above the page: `/login?done=confirmed`. */
const PARAMETER = "done";

/** What the address says has gone well; null where it says nothing that there is. */
export function readNotice(url: URL): NoticeCode | null {
  const asked = url.searchParams.get(PARAMETER);
  return NOTICES.find((code) => code === asked) ?? null;
}

/** The address of a page that tells so. */
export function withNotice(path: string, notice: NoticeCode): string {
  return `${path}?${PARAMETER}=${notice}`;
}

// What the keys are is known from the texts themselves.
const NOTICES = Object.keys(en.account.notices) as NoticeCode[];
