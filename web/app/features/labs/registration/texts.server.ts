import type { Locale } from "@learn-bittensor/contract/locales";
import type { LabTexts } from "../frame/lab-words.ts";
import { de } from "./texts/de.ts";
import { en } from "./texts/en.ts";
import { fr } from "./texts/fr.ts";
import { ko } from "./texts/ko.ts";
import { zh } from "./texts/zh.ts";

export const registrationTexts: Record<Locale, LabTexts> = { en, de, ko, fr, zh };
