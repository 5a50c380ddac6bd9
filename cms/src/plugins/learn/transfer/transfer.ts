import type { Core, UID } from "@strapi/strapi";
import { ANSWER } from "../answers/answers.ts";
import { ENGLISH, isTranslated } from "../reviews/read-texts.ts";
import { reviewsOf } from "../reviews/reviews.ts";
import { createTargetFinder, versionFilter } from "./find-targets.ts";
import type { TransferredEntry } from "./transferred-entry.ts";
import { writeEntry } from "./write-entry.ts";

const FILE = "plugin::learn.file";

interface FileRecord {
  path: string;
  hash: string;
  entryType: string;
  entryId: string;
  entryLocale: string;
  entryUpdatedAt: string;
}

export interface StoredAnswer {
  question: string;
  hash: string;
  value: unknown;
}

/** Brings files into entries, and knows what it brought. */
export function transferOf(strapi: Core.Strapi) {
  const reviews = reviewsOf(strapi);

  /** Files are reviewed before they are brought, drafts among them have that before them. */
  async function noteReview({ type, documentId, locale, isPublished }: TransferredEntry): Promise<void> {
    const uid = `api::${type}.${type}`;
    if (!isTranslated(strapi, uid)) return;
    if (locale === ENGLISH) await reviews.noteEnglish(uid, documentId, null);
    else if (isPublished) await reviews.forget(uid, documentId, locale);
    else await reviews.noteDraft(uid, documentId, locale);
  }

  async function keepFile({
    path,
    hash,
    type,
    documentId,
    locale,
    isPublished,
    updatedAt,
    text,
    data,
  }: TransferredEntry) {
    const record = {
      path,
      hash,
      entryType: type,
      entryId: documentId,
      entryLocale: locale,
      entryUpdatedAt: updatedAt,
      isPublished,
      text,
      data,
    };
    await upsert(FILE, { path }, record);
  }

  async function upsert(uid: UID.ContentType, where: object, data: object): Promise<void> {
    const held = await strapi.db.query(uid).findOne({ select: ["id"], where });
    if (held) await strapi.db.query(uid).update({ where: { id: held.id }, data });
    else await strapi.db.query(uid).create({ data });
  }

  /** Of every entry of a type: when it was written last, by document and language. */
  async function listDates(type: string): Promise<Map<string, number>> {
    const uid = `api::${type}.${type}` as UID.ContentType;
    const { locale: _, ...drafts } = versionFilter(strapi, uid, { locale: "", isPublished: false }) as {
      locale?: string;
    };
    const rows = await strapi.db.query(uid).findMany({ select: ["documentId", "locale", "updatedAt"], where: drafts });
    return new Map(rows.map((row) => [`${row.documentId} ${row.locale ?? ""}`, new Date(row.updatedAt).getTime()]));
  }

  async function stateOf({ entryId, entryLocale, entryUpdatedAt }: FileRecord, dates: Map<string, number> | undefined) {
    const at = dates?.get(`${entryId} ${entryLocale}`) ?? dates?.get(`${entryId} `);
    if (at === undefined) return "gone";
    return at === new Date(entryUpdatedAt).getTime() ? "same" : "edited";
  }

  return {
    /** What is here of which file, and whether editors have changed or removed it since. */
    async list() {
      const records: FileRecord[] = await strapi.db.query(FILE).findMany({
        select: ["path", "hash", "entryType", "entryId", "entryLocale", "entryUpdatedAt"],
      });
      const types = [...new Set(records.map(({ entryType }) => entryType))];
      const dates = new Map<string, Map<string, number>>();
      for (const type of types) dates.set(type, await listDates(type));
      const files = [];
      for (const record of records) {
        const { path, hash, entryId } = record;
        files.push({ path, hash, documentId: entryId, state: await stateOf(record, dates.get(record.entryType)) });
      }
      const answers = await strapi.db.query(ANSWER).findMany({ select: ["question", "hash"] });
      return { files, answers: answers.map(({ question, hash }) => ({ question, hash })) };
    },

    /** All of them or none. Answers which documents they name are not here, or not in their language. */
    async write(entries: TransferredEntry[]) {
      const missing = new Map<string, string[]>();
      await strapi.db.transaction(async () => {
        for (const entry of entries) {
          const notFound = new Set<string>();
          await writeEntry(strapi, createTargetFinder(strapi, notFound), entry);
          await keepFile(entry);
          await noteReview(entry);
          if (notFound.size > 0) missing.set(entry.path, [...notFound]);
        }
      });
      const last = entries[entries.length - 1];
      // Those who are told of every change are told once of many.
      if (last) {
        const { type, documentId } = last;
        await strapi.eventHub.emit("entry.update", { model: type, uid: `api::${type}.${type}`, entry: { documentId } });
      }
      return { missing: [...missing].map(([path, documentIds]) => ({ path, documentIds })) };
    },

    /** Entries that have no file any more. */
    async remove(paths: string[]) {
      for (const path of paths) {
        const record: FileRecord | null = await strapi.db.query(FILE).findOne({ where: { path } });
        if (!record) continue;
        const { entryType, entryId, entryLocale } = record;
        const documents = strapi.documents(`api::${entryType}.${entryType}` as UID.ContentType);
        await documents.delete({ documentId: entryId, locale: entryLocale });
        await strapi.db.query(FILE).delete({ where: { path } });
      }
      return { removed: paths.length };
    },

    /** Files that were written from entries: they stand for them from now on. */
    async keep(entries: TransferredEntry[]) {
      await strapi.db.transaction(async () => {
        for (const entry of entries) await keepFile(entry);
      });
      return { kept: entries.length };
    },

    async forget(paths: string[]) {
      for (const path of paths) await strapi.db.query(FILE).delete({ where: { path } });
      return { forgotten: paths.length };
    },

    async writeAnswers({ answers, removed }: { answers: StoredAnswer[]; removed: string[] }) {
      await strapi.db.transaction(async () => {
        for (const answer of answers) await upsert(ANSWER, { question: answer.question }, answer);
        for (const question of removed) await strapi.db.query(ANSWER).delete({ where: { question } });
      });
      return { written: answers.length };
    },
  };
}
