import { createHash } from "node:crypto";
import type { Core, UID } from "@strapi/strapi";
import { readVersion } from "../transfer/read-entries.ts";
import { attributesOf } from "../transfer/transferred-entry.ts";
import { type Texts, textsIn } from "./describe-changes.ts";

export const ENGLISH = "en";

interface Localized {
  i18n?: { localized?: boolean };
}

/** Whether entries of a type wait as drafts and have languages. */
export function isTranslated(strapi: Core.Strapi, uid: string): boolean {
  const { options, pluginOptions } = strapi.contentTypes[uid as UID.ContentType] ?? {};
  return uid.startsWith("api::") && Boolean(options?.draftAndPublish && (pluginOptions as Localized)?.i18n?.localized);
}

/** What an entry says in a language, of what differs by language; null where it says nothing in that one. */
export async function readTexts(
  strapi: Core.Strapi,
  uid: string,
  { documentId, locale, isPublished }: { documentId: string; locale: string; isPublished: boolean },
): Promise<Texts | null> {
  const data = await readVersion(strapi, uid as UID.ContentType, documentId, { locale, isPublished });
  if (!data) return null;
  const own = attributesOf(strapi.getModel(uid as UID.Schema)).filter(
    ([, attribute]) => (attribute.pluginOptions as Localized | undefined)?.i18n?.localized,
  );
  return textsIn(Object.fromEntries(own.map(([name]) => [name, data[name]])));
}

export function hashOf(texts: Texts): string {
  const inOrder = Object.entries(texts).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(inOrder)).digest("hex");
}
