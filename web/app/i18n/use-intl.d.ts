import type { Locale } from "@learn-bittensor/contract/locales";
import type { en } from "./messages/en.ts";

declare module "use-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof en;
  }
}
