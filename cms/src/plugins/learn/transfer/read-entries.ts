import type { Core, UID } from "@strapi/strapi";
import { type Version, versionFilter } from "./find-targets.ts";
import { type Attribute, attributesOf, type Data } from "./transferred-entry.ts";

interface Asked {
  type: string;
  locale: string;
  start: number;
  limit: number;
}

/** What of a file's record is read; the largest part of it, its text, only where it is needed. */
const FILE = "plugin::learn.file";
const OF_MEDIA = [
  "url",
  "name",
  "hash",
  "ext",
  "mime",
  "size",
  "provider",
  "alternativeText",
  "caption",
  "width",
  "height",
];

/** Entries of a type in a language as editors have them now, each with the file that it was brought from. */
export async function readEntries(strapi: Core.Strapi, { type, locale, start, limit }: Asked) {
  const uid = `api::${type}.${type}` as UID.ContentType;
  const hasDrafts = Boolean(strapi.contentTypes[uid].options?.draftAndPublish);
  const rows = await strapi.db.query(uid).findMany({
    where: versionFilter(strapi, uid, { locale, isPublished: false }),
    populate: populateOf(strapi, uid),
    orderBy: { id: "asc" },
    offset: start,
    limit,
  });
  const documentIds = rows.map(({ documentId }) => documentId);
  const published = await strapi.db.query(uid).findMany({
    select: ["documentId"],
    where: { documentId: { $in: documentIds }, ...versionFilter(strapi, uid, { locale, isPublished: true }) },
  });
  const files = await strapi.db.query(FILE).findMany({
    select: ["path", "text", "data", "isPublished", "entryId"],
    where: { entryType: type, entryLocale: locale, entryId: { $in: documentIds } },
  });
  const isPublic = new Set(published.map(({ documentId }) => documentId));
  const fileOf = new Map(
    files.map(({ entryId, path, text, data, isPublished }) => [entryId, { path, text, data, isPublished }]),
  );
  return rows.map((row) => ({
    documentId: row.documentId,
    isPublished: !hasDrafts || isPublic.has(row.documentId),
    updatedAt: new Date(row.updatedAt).toISOString(),
    data: toData(strapi, uid, row),
    file: fileOf.get(row.documentId) ?? null,
  }));
}

/** One version of a document, without its file; null where there is none. */
export async function readVersion(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  version: Version,
): Promise<Data | null> {
  const where = { documentId, ...versionFilter(strapi, uid, version) };
  const row = await strapi.db.query(uid).findOne({ where, populate: populateOf(strapi, uid) });
  return row && toData(strapi, uid, row);
}

function populateOf(strapi: Core.Strapi, uid: string): Data {
  const populated = attributesOf(strapi.getModel(uid as UID.Schema)).flatMap(([name, attribute]) => {
    const populate = populateAttribute(strapi, attribute);
    return populate ? [[name, populate] as const] : [];
  });
  return Object.fromEntries(populated);
}

function populateAttribute(strapi: Core.Strapi, { type, component = "", components = [] }: Attribute): unknown {
  switch (type) {
    case "relation":
      return { select: ["documentId"] };
    case "media":
      return true;
    case "component":
      return { populate: populateOf(strapi, component) };
    case "dynamiczone":
      return { on: Object.fromEntries(components.map((each) => [each, { populate: populateOf(strapi, each) }])) };
    default:
      return null;
  }
}

function toData(strapi: Core.Strapi, uid: string, row: Data): Data {
  const fields = attributesOf(strapi.getModel(uid as UID.Schema)).map(([name, attribute]) => [
    name,
    toPlain(strapi, attribute, row[name]),
  ]);
  return Object.fromEntries(fields);
}

function toPlain(strapi: Core.Strapi, attribute: Attribute, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value) && attribute.type !== "json") {
    return value.map((member) => toPlain(strapi, attribute, member));
  }
  switch (attribute.type) {
    case "relation":
      return (value as Data).documentId;
    case "media":
      return Object.fromEntries(OF_MEDIA.map((name) => [name, (value as Data)[name]]));
    case "component":
      return toData(strapi, attribute.component ?? "", value as Data);
    case "dynamiczone": {
      const { __component, ...part } = value as Data;
      return { __component, ...toData(strapi, String(__component), part) };
    }
    default:
      return value;
  }
}
