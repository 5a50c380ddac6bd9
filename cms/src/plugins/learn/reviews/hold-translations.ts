import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { ENGLISH, isTranslated } from "./read-texts.ts";
import { REVIEW, reviewsOf } from "./reviews.ts";

interface Written {
  documentId?: string;
  locale?: string | string[];
  status?: string;
  data?: Record<string, unknown>;
}

/** Lets a translation be published only as it was reviewed, and knows which ones the English has left behind. */
export function holdTranslations(strapi: Core.Strapi): void {
  const reviews = reviewsOf(strapi);

  strapi.documents.use(async ({ uid, action, params: given }, next) => {
    const params: Written = given ?? {};
    if (uid === REVIEW && action === "update" && params.data?.state === "reviewed") {
      Object.assign(params.data, await reviews.stampOf(params.documentId ?? "", reviewer()));
      return next();
    }
    if (!isTranslated(strapi, uid)) return next();
    switch (action) {
      case "create":
      case "clone":
      case "update": {
        const locale = String(params.locale ?? ENGLISH);
        if (locale !== ENGLISH && params.status === "published")
          throw new errors.ApplicationError("A translation is published once it was reviewed");
        const written = await next();
        const { documentId } = Object(written) as { documentId?: string };
        if (locale !== ENGLISH && documentId) await reviews.noteDraft(uid, documentId, locale);
        return written;
      }
      case "publish": {
        const { documentId = "" } = params;
        const locales = await localesOf(uid, params);
        await reviews.requireReviewed(uid, documentId, locales);
        const before = await reviews.readEnglish(uid, documentId);
        const published = await next();
        if (locales.includes(ENGLISH)) await reviews.noteEnglish(uid, documentId, before);
        return published;
      }
      case "delete": {
        const deleted = await next();
        const gone = params.locale === "*" ? [null] : [params.locale ?? ENGLISH].flat();
        for (const locale of gone) await reviews.forget(uid, params.documentId ?? "", locale);
        return deleted;
      }
      default:
        return next();
    }
  });

  async function localesOf(uid: string, { documentId, locale }: Written): Promise<string[]> {
    if (locale !== "*") return [locale ?? ENGLISH].flat();
    const drafts = await strapi.db
      .query(uid)
      .findMany({ select: ["locale"], where: { documentId, publishedAt: null } });
    return drafts.map((row: { locale: string }) => row.locale);
  }

  /** Who asks, where an administrator does. */
  function reviewer(): string | null {
    const { firstname, lastname, email } = strapi.requestContext.get()?.state?.user ?? {};
    return [firstname, lastname].filter(Boolean).join(" ") || email || null;
  }
}
