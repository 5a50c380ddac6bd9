import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";

const MOST_ENTRIES = 2000;
const TYPES = {
  article: "api::article.article",
  concept: "api::concept.concept",
  get_started: "api::get-started-step.get-started-step",
  guide: "api::guide.guide",
  lab: "api::lab.lab",
  quiz: "api::quiz.quiz",
  subnet: "api::subnet.subnet",
  video: "api::video.video",
};

export interface Target {
  kind: keyof typeof TYPES;
  slug: string;
}

/** What one learner has of one kind of entry. Every call is bound to the owner, whom no input can name. */
export function ownEntries(strapi: Core.Strapi, uid: UID.ContentType, ownerId: number) {
  const documents = strapi.documents(uid);
  const owner = { id: ownerId };
  return {
    list: (asked: object, settings = {}) =>
      documents.findMany({
        filters: { ...said(asked), owner },
        sort: "updatedAt:desc",
        limit: MOST_ENTRIES,
        ...settings,
      }),
    /** One with exactly these fields, of which null is an empty one. */
    find: (asked: Target) => documents.findFirst({ filters: { ...exactly(asked), owner } }),
    async add(data: object) {
      const count = await documents.count({ filters: { owner } });
      if (count >= MOST_ENTRIES) throw new errors.ValidationError(`An account holds at most ${MOST_ENTRIES} entries`);
      return documents.create({ data: { ...said(data), owner: ownerId } });
    },
    change: (entry: { documentId: string }, data: object) => documents.update({ documentId: entry.documentId, data }),
    async remove(target: Target) {
      const entry = await this.find(target);
      if (entry) await documents.delete({ documentId: entry.documentId });
      return { ok: Boolean(entry) };
    },
  };
}

/** Refuses what visitors cannot read in any language. */
export async function refuseUnpublished(strapi: Core.Strapi, { kind, slug }: Target) {
  const found = await strapi.db.query(TYPES[kind]).count({ where: { slug, publishedAt: { $notNull: true } } });
  if (found === 0) throw new errors.NotFoundError(`No published ${kind} has the slug "${slug}"`);
}

/**
 * One learner's writes, one after the other and each whole or not at all, over all processes on a database: their row is
 * held meanwhile. So two requests cannot make two entries of what is to be one.
 */
export async function writeOwn<Result>(
  strapi: Core.Strapi,
  ownerId: number,
  write: () => Promise<Result>,
): Promise<Result> {
  const written = strapi.db.transaction(async ({ trx }) => {
    await strapi.db.connection("up_users").where({ id: ownerId }).forUpdate().transacting(trx);
    return write();
  });
  return (await written) as Result;
}

function exactly(fields: object) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? { $null: true }]));
}

function said(fields: object) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));
}
