/** Holds the token of whoever is signed in. */
export const AUTH_COOKIE = "auth_token";

/** Says which accounts have signed in on the device; it stays when they sign out. No page is made from it. */
export const DEVICE_COOKIE = "__Host-known-device";

/** The token in a `Cookie` header, as it stands there; empty where there is none. */
export function readToken(cookies: string | null | undefined): string {
  return readCookie(cookies, AUTH_COOKIE);
}

/** A cookie's value, as it stands there; empty where there is none. */
export function readCookie(cookies: string | null | undefined, wanted: string): string {
  for (const part of cookies?.split(";") ?? []) {
    const [name, ...value] = part.trim().split("=");
    if (name === wanted) return value.join("=");
  }
  return "";
}
