import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { describeChanges, type Texts } from "./describe-changes.ts";
import { ENGLISH, hashOf, readTexts } from "./read-texts.ts";

export const REVIEW = "plugin::learn.review";

interface Review {
  id: number;
  entryType: string;
  entryId: string;
  entryLocale: string;
  state: "waiting" | "reviewed";
  reviewedHash: string | null;
  english: Texts | null;
}

/** Translations that were written here, or that the English has left behind, and what was made of them. */
export function reviewsOf(strapi: Core.Strapi) {
  const rows = strapi.db.query(REVIEW);
  const keyOf = (uid: string, documentId: string) => ({ entryType: uid, entryId: documentId });

  /** What readers have; before the first time, what they will have. */
  async function readEnglish(uid: string, documentId: string): Promise<Texts | null> {
    const english = { documentId, locale: ENGLISH };
    return (
      (await readTexts(strapi, uid, { ...english, isPublished: true })) ??
      (await readTexts(strapi, uid, { ...english, isPublished: false }))
    );
  }

  async function readDraft(uid: string, documentId: string, locale: string) {
    return readTexts(strapi, uid, { documentId, locale, isPublished: false });
  }

  /** What readers have of a translation is what stands in its draft. */
  async function isAsPublished(uid: string, documentId: string, locale: string, draft: Texts): Promise<boolean> {
    const published = await readTexts(strapi, uid, { documentId, locale, isPublished: true });
    return published !== null && hashOf(published) === hashOf(draft);
  }

  /** A translation was written: it waits, unless it is as it was reviewed. */
  async function noteDraft(uid: string, documentId: string, locale: string): Promise<void> {
    const draft = await readDraft(uid, documentId, locale);
    if (!draft) return;
    const key = { ...keyOf(uid, documentId), entryLocale: locale };
    const held: Review | null = await rows.findOne({ where: key });
    const english = held?.english ?? (await readEnglish(uid, documentId)) ?? {};
    const now = (await readEnglish(uid, documentId)) ?? {};
    const changedInEnglish = describeChanges(english, now);
    const isReviewed = held?.reviewedHash === hashOf(draft) && changedInEnglish === "";
    const data = { title: titleOf(draft, documentId), state: isReviewed ? "reviewed" : "waiting", changedInEnglish };
    if (held) await rows.update({ where: { id: held.id }, data });
    else if (!(await isAsPublished(uid, documentId, locale, draft)))
      await strapi.documents(REVIEW).create({ data: { ...key, ...data, english } });
  }

  return {
    readEnglish,
    noteDraft,

    /** The English was published: translations of it wait until somebody has looked whether they follow. */
    async noteEnglish(uid: string, documentId: string, before: Texts | null): Promise<void> {
      // Of thousands that are brought from files, hardly one is under review.
      if (before === null && (await rows.count({ where: keyOf(uid, documentId) })) === 0) return;
      const now = await readEnglish(uid, documentId);
      if (!now) return;
      const drafts: { locale: string }[] = await strapi.db
        .query(uid)
        .findMany({ select: ["locale"], where: { documentId, publishedAt: null, locale: { $ne: ENGLISH } } });
      for (const { locale } of drafts) {
        const key = { ...keyOf(uid, documentId), entryLocale: locale };
        const held: Review | null = await rows.findOne({ where: key });
        if (held) await noteDraft(uid, documentId, locale);
        else if (before && describeChanges(before, now) !== "") {
          const draft = (await readDraft(uid, documentId, locale)) ?? {};
          const changedInEnglish = describeChanges(before, now);
          const data = {
            ...key,
            title: titleOf(draft, documentId),
            state: "waiting",
            changedInEnglish,
            english: before,
          };
          await strapi.documents(REVIEW).create({ data });
        }
      }
    },

    /** @throws {errors.ApplicationError} where a translation waits */
    async requireReviewed(uid: string, documentId: string, locales: readonly string[]): Promise<void> {
      for (const locale of locales) {
        const draft = locale === ENGLISH ? null : await readDraft(uid, documentId, locale);
        if (!draft) continue;
        const held: Review | null = await rows.findOne({ where: { ...keyOf(uid, documentId), entryLocale: locale } });
        const isReviewed = held
          ? held.state === "reviewed" && held.reviewedHash === hashOf(draft)
          : await isAsPublished(uid, documentId, locale, draft);
        if (!isReviewed) {
          const name = `${titleOf(draft, documentId)} (${locale})`;
          throw new errors.ApplicationError(`${name} has not been reviewed: see "Review of a translation"`);
        }
      }
    },

    /** What is stored with a review that says "reviewed": which words of both languages were looked at, by whom. */
    async stampOf(documentId: string, reviewer: string | null) {
      const held: Review | null = await rows.findOne({ where: { documentId } });
      const draft = held && (await readDraft(held.entryType, held.entryId, held.entryLocale));
      if (!held || !draft) throw new errors.ApplicationError("There is no such translation any more");
      return {
        reviewedHash: hashOf(draft),
        english: (await readEnglish(held.entryType, held.entryId)) ?? {},
        changedInEnglish: "",
        reviewedBy: reviewer,
        reviewedAt: new Date(),
      };
    },

    /** Of a translation that is gone, or that was brought from files, where it is reviewed in its own way. */
    async forget(uid: string, documentId: string, locale: string | null): Promise<void> {
      await rows.deleteMany({ where: { ...keyOf(uid, documentId), ...(locale && { entryLocale: locale }) } });
    },
  };
}

function titleOf({ title, name, question }: Texts, documentId: string): string {
  return title || name || question || documentId;
}
