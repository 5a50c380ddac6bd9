import type { ErrorCode } from "../account-codes.ts";
import type { FormAnswer } from "../answer-form.server.ts";

/** The field of a form that holds what the browser answered. */
export const RESPONSE_FIELD = "response";

/** What browsers call what went wrong. */
const CODES: Partial<Record<string, ErrorCode>> = {
  AbortError: "passkeyCancelled",
  InvalidStateError: "passkeyKnown",
  NotAllowedError: "passkeyCancelled",
};

/**
 * Has the browser make a passkey, or sign in with one, and sends the form with its answer. Resolves to what is wrong, in the
 * form of the server's answers; to null where the form is on its way. The library is loaded with the first press.
 */
export async function askPasskey(form: HTMLFormElement, act: "make" | "use"): Promise<FormAnswer | null> {
  const fields = new FormData(form);
  const refuse = (code: ErrorCode): FormAnswer => ({
    intent: String(fields.get("intent")),
    result: { status: "error", error: { "": [code] } },
  });
  try {
    const [asked, { startRegistration, startAuthentication }] = await Promise.all([
      fetch("/passkey.json", { method: "POST", body: fields }),
      import("@simplewebauthn/browser"),
    ]);
    const isJson = asked.headers.get("Content-Type")?.startsWith("application/json");
    if (!isJson) return refuse("unavailable");
    if (!asked.ok) return await asked.json();
    const optionsJSON = await asked.json();
    const credential = await (act === "make"
      ? startRegistration({ optionsJSON })
      : startAuthentication({ optionsJSON }));
    const field = form.elements.namedItem(RESPONSE_FIELD);
    if (field instanceof HTMLInputElement) field.value = JSON.stringify(credential);
    form.submit();
    return null;
  } catch (error) {
    // A network that fails, or code that cannot be loaded.
    if (error instanceof TypeError) return refuse("unavailable");
    return refuse((error instanceof Error && CODES[error.name]) || "unknown");
  }
}
