import type { Locale } from "@learn-bittensor/contract/locales";
import { copyingTexts } from "./copying/texts.server.ts";
import { emissionTexts } from "./emission/texts.server.ts";
import type { LabTexts } from "./frame/lab-words.ts";
import { frameTexts } from "./frame/texts.server.ts";
import { issuanceTexts } from "./issuance/texts.server.ts";
import { poolTexts } from "./pool/texts.server.ts";
import { registrationTexts } from "./registration/texts.server.ts";
import { yumaTexts } from "./yuma/texts.server.ts";

const TEXTS: Readonly<Record<string, Record<Locale, LabTexts>>> = {
  "block-emission": issuanceTexts,
  pool: poolTexts,
  "registration-market": registrationTexts,
  "subnet-emission": emissionTexts,
  "weight-copying": copyingTexts,
  yuma: yumaTexts,
};

/**
 * All that a lab says, in one language. They reach the browser with the page's data, so that no other page carries them.
 * Null where there is no lab of that name.
 */
export function getLabTexts(name: string | null, locale: Locale): LabTexts | null {
  const texts = name !== null && Object.hasOwn(TEXTS, name) ? TEXTS[name] : undefined;
  return texts ? { frame: frameTexts[locale], ...texts[locale] } : null;
}
