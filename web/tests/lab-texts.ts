import { fileURLToPath } from "node:url";
import type { Locale } from "@learn-bittensor/contract/locales";
import type { LabTexts } from "#app/features/labs/frame/lab-words.ts";
import { getLabTexts } from "#app/features/labs/lab-texts.server.ts";
import { createTextCiter } from "../cite-facts-in-texts.ts";

const FACTS = fileURLToPath(new URL("../../content/facts.yaml", import.meta.url));

/** For tests: what labs say with the site's facts put in, as the build does it. */
export async function citedLabTexts(): Promise<(name: string, locale: Locale) => LabTexts> {
  const citing = await createTextCiter(FACTS);
  return (name, locale) => citing(getLabTexts(name, locale) ?? {}, locale) as LabTexts;
}

/** For tests: the value of a fact, as a number. */
export async function readFactValues(): Promise<(id: string) => number> {
  const citing = await createTextCiter(FACTS);
  return (id) => Number(citing(`{fact:${id}:plain}`, "en"));
}
