/** The cookie of those who are signed in. */
const AUTH_COOKIE = /(?:^|;)\s*auth_token=([^;]+)/;

/** What the cookies of a request say of who asks, as an `Authorization` header; null where they say nothing. */
export function readAuthorization(cookies: string | undefined): string | null {
  const token = AUTH_COOKIE.exec(cookies ?? "")?.[1]?.trim();
  return token ? `Bearer ${token}` : null;
}
