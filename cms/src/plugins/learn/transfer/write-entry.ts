import type { Core, UID } from "@strapi/strapi";
import { type FindTargets, type Version, versionFilter } from "./find-targets.ts";
import { toValues } from "./to-values.ts";
import type { TransferredEntry } from "./transferred-entry.ts";

/** Parts of the document service that write an entry's components, and of which Strapi has no types. */
interface Components {
  updateComponents(row: { id: number }, data: object): Promise<object>;
  omitComponentData(data: object): object;
}

/**
 * Writes a document in one language: its draft, and what visitors see where it is published. Rows stay the same rows, so
 * that what leads to them goes on doing so, and have the dates and the `documentId` of their file.
 */
export async function writeEntry(
  strapi: Core.Strapi,
  findTargets: FindTargets,
  entry: TransferredEntry,
): Promise<void> {
  const uid = `api::${entry.type}.${entry.type}` as UID.ContentType;
  const hasDrafts = Boolean(strapi.contentTypes[uid].options?.draftAndPublish);
  const { documentId, locale } = entry;
  if (hasDrafts) await writeVersion({ locale, isPublished: false });
  if (!hasDrafts || entry.isPublished) await writeVersion({ locale, isPublished: true });
  else await strapi.documents(uid).unpublish({ documentId, locale });

  async function writeVersion(version: Version): Promise<void> {
    const rows = strapi.db.query(uid);
    const { updateComponents, omitComponentData } = strapi.documents(uid) as unknown as Components;
    const filter = versionFilter(strapi, uid, version);
    const values = await toValues({ strapi, findTargets, version }, uid, entry.data);
    const at = entry.updatedAt;
    const fields = { ...omitComponentData(values), updatedAt: at, publishedAt: version.isPublished ? at : null };
    const held: { id: number } | null = await rows.findOne({ select: ["id"], where: { documentId, ...filter } });
    const isLocalized = "locale" in filter;
    const row =
      held ??
      (await rows.create({ data: { ...fields, documentId, locale: isLocalized ? locale : null, createdAt: at } }));
    const components = await updateComponents(row, values);
    if (!held && Object.keys(components).length === 0) return;
    await rows.update({ where: { id: row.id }, data: { ...(held && fields), ...components } });
    // An update has the time of day, whatever it is told.
    await strapi.db
      .queryBuilder(uid)
      .where({ id: row.id })
      .update({ updatedAt: new Date(at) })
      .execute();
  }
}
