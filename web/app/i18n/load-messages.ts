import { load } from "virtual:messages/page";
import type { Locale } from "@learn-bittensor/contract/locales";
import type { PageMessages } from "./namespaces.ts";

/** The interface texts of one language; the others stay on the server, as do those that only it hands out. */
export async function loadMessages(locale: Locale): Promise<PageMessages> {
  return (await load[locale]()).messages;
}
