/** How long a dismissed notice stays away: thirty days. */
export const DISMISSED_FOR_SECONDS = 2_592_000;

/** What a notice's key must be like to name a cookie and to stand in a selector. */
export const NOTICE_KEY = /^[\w-]{1,64}$/;

/** What stores that the notice was dismissed. It says nothing to the server: the page is the same with and without. */
export function dismissalCookie(key: string): string {
  return `${key}=true; Max-Age=${DISMISSED_FOR_SECONDS}; Path=/; Secure; SameSite=Strict`;
}
