/** In the address that a form is sent to, it signs out, whatever else is true of the visitor. */
export const SIGN_OUT = "sign-out";

const END_SESSION = "end-session ";

/** The intent of the form that ends one of the sessions in the list. */
export function toEndSession(id: string): string {
  return END_SESSION + id;
}

/** The session that an intent ends; null for another intent. */
export function readEndSession(intent: unknown): string | null {
  return typeof intent === "string" && intent.startsWith(END_SESSION) ? intent.slice(END_SESSION.length) : null;
}
