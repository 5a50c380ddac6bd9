import type { Locale } from "@learn-bittensor/contract/locales";
import type { AskTexts } from "./ask-texts.ts";
import { de } from "./texts/de.ts";
import { en } from "./texts/en.ts";
import { fr } from "./texts/fr.ts";
import { ko } from "./texts/ko.ts";
import { zh } from "./texts/zh.ts";

/** What the page says, by language. It reaches the browser with the page's data, so that no other page carries it. */
export const ASK_TEXTS: Readonly<Record<Locale, AskTexts>> = { en, de, ko, fr, zh };
