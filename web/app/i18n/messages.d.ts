/**
 * The modules that `compile-messages.ts` makes of `content/{locale}/interface/`. The keys, and the values that texts take, are
 * those of the English texts: `Messages` is written beside it by `write-message-types.ts`. Compiled, a text with values is no
 * string any more; only translators look inside.
 */
declare module "virtual:messages" {
  import type { Locale } from "@learn-bittensor/contract/locales";

  export const messagesByLocale: Readonly<Record<Locale, Messages>>;
}

declare module "virtual:messages/page" {
  import type { Locale } from "@learn-bittensor/contract/locales";
  import type { PageMessages } from "#app/i18n/namespaces.ts";

  export const load: Readonly<Record<Locale, () => Promise<{ messages: PageMessages }>>>;
}

declare module "virtual:messages/changes" {
  import type { Messages } from "virtual:messages";
  import type { Locale } from "@learn-bittensor/contract/locales";

  export const load: Readonly<Record<Locale, () => Promise<{ messages: Pick<Messages, "changes"> }>>>;
}

declare module "virtual:messages/offline" {
  import type { Messages } from "virtual:messages";
  import type { Locale } from "@learn-bittensor/contract/locales";

  export const load: Readonly<Record<Locale, () => Promise<{ messages: Pick<Messages, "offline"> }>>>;
}

declare module "virtual:messages/searchPanel" {
  import type { Messages } from "virtual:messages";
  import type { Locale } from "@learn-bittensor/contract/locales";

  export const load: Readonly<Record<Locale, () => Promise<{ messages: Pick<Messages, "searchPanel"> }>>>;
}

declare module "virtual:messages/shortcuts" {
  import type { Messages } from "virtual:messages";
  import type { Locale } from "@learn-bittensor/contract/locales";

  export const load: Readonly<Record<Locale, () => Promise<{ messages: Pick<Messages, "shortcuts"> }>>>;
}

declare module "virtual:messages/validatorGame" {
  import type { Messages } from "virtual:messages";
  import type { Locale } from "@learn-bittensor/contract/locales";

  export const load: Readonly<Record<Locale, () => Promise<{ messages: Pick<Messages, "validatorGame"> }>>>;
}
