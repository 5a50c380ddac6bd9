import { describeDevice } from "../sessions/describe-device.ts";
import { normalizeStart } from "./normalize-start.ts";
import { INVISIBLE } from "./username.ts";

const LONGEST = 64;
/** Where nobody knows better. */
const FALLBACK = "Passkey";

/** The name that a passkey is given; where none is, what the browser and the system are called. */
export function toPasskeyName(name: string, userAgent: string | null): string {
  const { browser, system } = describeDevice(userAgent);
  return normalizeStart(name.trim(), "NFC").trim() || [browser, system].filter(Boolean).join(" · ") || FALLBACK;
}

/** What is wrong with a name, or null. */
export function findPasskeyNameFault(name: string): string | null {
  if ([...name].length > LONGEST) return `name must be at most ${LONGEST} characters`;
  if (INVISIBLE.test(name)) return "name contains characters that are not allowed";
  return null;
}
