/** Holds the token of whoever is signed in. */
export const AUTH_COOKIE = "auth_token";

/** The token in a `Cookie` header, as it stands there; empty where there is none. */
export function readToken(cookies: string | null | undefined): string {
  for (const part of cookies?.split(";") ?? []) {
    const [name, ...value] = part.trim().split("=");
    if (name === AUTH_COOKIE) return value.join("=");
  }
  return "";
}
