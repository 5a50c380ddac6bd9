import type { Locale } from "@learn-bittensor/contract/locales";
import { asInterfaceTexts, type PageMessages } from "./messages/messages.ts";

/** The interface texts of one language; the others stay on the server, as do those that only it hands out. */
export async function loadMessages(locale: Locale): Promise<PageMessages> {
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
