import type { Locale } from "@learn-bittensor/contract/locales";
import type { en } from "./messages/en.ts";
import { asInterfaceTexts } from "./messages/messages.ts";

/** The interface texts of one language; the others stay on the server. */
export async function loadMessages(locale: Locale): Promise<typeof en> {
  switch (locale) {
    case "en":
      return (await import("./messages/en.ts")).en;
    case "de":
      return asInterfaceTexts((await import("./messages/de.ts")).de);
    case "ko":
      return asInterfaceTexts((await import("./messages/ko.ts")).ko);
    case "fr":
      return asInterfaceTexts((await import("./messages/fr.ts")).fr);
    case "zh":
      return asInterfaceTexts((await import("./messages/zh.ts")).zh);
  }
}
