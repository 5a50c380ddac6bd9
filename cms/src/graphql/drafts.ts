import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

interface Asked {
  status?: unknown;
  publicationFilter?: unknown;
  hasPublishedVersion?: unknown;
}

interface Auth {
  strategy?: { name?: string };
  credentials?: { type?: string };
}

type Resolver = (parent: unknown, asked: Asked, context: object, info: unknown) => unknown;

/** Whether a request may be answered: drafts are for tokens of editors' own tools, which may do more than read. */
export function maySee(asked: Asked, auth: Auth | undefined): boolean {
  const asksForPublished = asked.status == null || asked.status === "published";
  if (asksForPublished && asked.publicationFilter == null && asked.hasPublishedVersion == null) return true;
  return (
    auth?.strategy?.name === "content-api-token" && ["full-access", "custom"].includes(auth.credentials?.type ?? "")
  );
}

/** Every question for entries refuses drafts to visitors: to Strapi, who may read a type may read its drafts. */
export function refuseDrafts(strapi: Core.Strapi) {
  const { naming } = strapi.plugin("graphql").service("utils");
  const names = [naming.getFindQueryName, naming.getFindConnectionQueryName, naming.getFindOneQueryName];
  const middlewares = [
    (next: Resolver, parent: unknown, asked: Asked, context: { state: { auth?: Auth } }, info: unknown) => {
      if (!maySee(asked, context.state.auth)) throw new errors.ForbiddenError("Only published content may be read");
      return next(parent, asked, context, info);
    },
  ];
  const questions = Object.entries(strapi.contentTypes)
    .filter(([uid]) => uid.startsWith("api::"))
    .flatMap(([, type]) => names.map((nameOf) => [`Query.${nameOf(type)}`, { middlewares }]));
  return Object.fromEntries(questions);
}
