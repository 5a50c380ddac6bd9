import type { NoticeCode } from "./account-codes.ts";

/** The name in an address that says what to tell above the page: `/login?done=confirmed`. */
const PARAMETER = "done";

const NOTICES: readonly NoticeCode[] = [
  "confirmed",
  "deleted",
  "signed-out-everywhere",
  "session-ended",
  "device-signed-out",
  "password-changed",
  "passkey-added",
  "passkey-renamed",
  "passkey-removed",
  "saved",
  "address-pending",
  "reset-sent",
  "confirmation-sent",
];

/** What the address says has gone well; null where it says nothing that there is. */
export function readNotice(url: URL): NoticeCode | null {
  const asked = url.searchParams.get(PARAMETER);
  return NOTICES.find((code) => code === asked) ?? null;
}

/** The address of a page that tells so. */
export function withNotice(path: string, notice: NoticeCode): string {
  return `${path}?${PARAMETER}=${notice}`;
}
