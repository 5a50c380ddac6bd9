import type { Core, UID } from "@strapi/strapi";

export interface Version {
  locale: string;
  isPublished: boolean;
}

export type FindTargets = (uid: string, documentIds: string[], version: Version) => Promise<number[]>;

/** Finds the rows that relations lead to: drafts for drafts, published ones for published ones, in the same language. */
export function createTargetFinder(strapi: Core.Strapi, missing: Set<string>): FindTargets {
  const known = new Map<string, number>();

  return async (uid, documentIds, version) => {
    const keyOf = (documentId: string) => [uid, documentId, version.locale, version.isPublished].join(" ");
    const unknown = documentIds.filter((documentId) => !known.has(keyOf(documentId)));
    if (unknown.length > 0) {
      const rows = await strapi.db.query(uid as UID.ContentType).findMany({
        select: ["id", "documentId"],
        where: { documentId: { $in: unknown }, ...versionFilter(strapi, uid, version) },
      });
      for (const { id, documentId } of rows) known.set(keyOf(documentId), id);
    }
    return documentIds.flatMap((documentId) => {
      const id = known.get(keyOf(documentId));
      if (id === undefined) missing.add(documentId);
      return id ?? [];
    });
  };
}

/** The one row that is a document's version, whether or not its type has languages and drafts. */
export function versionFilter(strapi: Core.Strapi, uid: string, { locale, isPublished }: Version) {
  const { options, pluginOptions } = strapi.contentTypes[uid as UID.ContentType];
  const isLocalized = Boolean((pluginOptions as { i18n?: { localized?: boolean } })?.i18n?.localized);
  return {
    ...(isLocalized && { locale }),
    ...(options?.draftAndPublish && { publishedAt: isPublished ? { $notNull: true } : { $null: true } }),
  };
}
