import type { Messages } from "virtual:messages";
import type { Locale } from "@learn-bittensor/contract/locales";

declare module "use-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
