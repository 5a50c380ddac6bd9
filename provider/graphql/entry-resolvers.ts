import { DEFAULT_LOCALE, LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import type { GraphQLFieldResolver, GraphQLInputObjectType, GraphQLObjectType } from "graphql";
import { byOrder } from "../content/by-order.ts";
import { createApiError, createForbiddenError } from "./api-error.ts";
import type { RequestContext } from "./context.ts";
import { filterEntries } from "./filters.ts";
import { describePage, type PaginationArgument, toWindow } from "./pagination.ts";
import { sortEntries } from "./sort.ts";

type Fields = Readonly<Record<string, unknown>>;
type Resolver<Args = ListArguments> = GraphQLFieldResolver<unknown, RequestContext, Args>;

/** What lists of every kind are asked with; the schema has checked them. */
type ListArguments = {
  filters?: Fields | null;
  sort?: (string | null)[] | null;
  pagination?: PaginationArgument | null;
};
type RootArguments = { status?: string | null; locale?: string | null };

/** More at once are as soon found by going through all. */
const MOST_SLUGS = 100;
/** Shorter lists, as relations are, are as soon sorted as kept. */
const LONG_LIST = 200;

const LOCALE_NAMES: Record<Locale, string> = {
  en: "English (en)",
  de: "Deutsch",
  ko: "한국어",
  fr: "Français",
  zh: "中文",
};

/** The languages as entries, in their order. */
const LOCALE_ENTRIES = LOCALES.map((code, index) => ({
  id: String(index + 1),
  documentId: `locale${code}`.padEnd(24, "0"),
  code,
  name: LOCALE_NAMES[code],
}));

/** `concept(documentId)`: one published entry in one language, or null. */
export function findEntry(type: GraphQLObjectType): Resolver<RootArguments & { documentId: string }> {
  return (_, args, { content, budget }) => {
    refuseDrafts(args, content);
    budget.answer(1);
    return content.find(type.name, args.documentId, args.locale ?? DEFAULT_LOCALE);
  };
}

/** `concepts(…)`: the published entries of a type in one language. */
export function listEntries(
  type: GraphQLObjectType,
  filters: GraphQLInputObjectType | undefined,
): Resolver<RootArguments & ListArguments> {
  return (_, args, context) => {
    refuseDrafts(args, context.content);
    return toCollection(listCandidates(type.name, args, context), args, type, filters, context);
  };
}

/** All that filters may let through. Who asks for one by its slug need not go through all others. */
function listCandidates(
  typeName: string,
  { filters, locale }: RootArguments & ListArguments,
  { content }: RequestContext,
) {
  const asked = locale ?? DEFAULT_LOCALE;
  const slug = isFields(filters) && isFields(filters.slug) ? filters.slug : {};
  const slugs = typeof slug.eq === "string" ? [slug.eq] : Array.isArray(slug.in) ? slug.in : null;
  if (slugs === null || asked === "*" || slugs.length > MOST_SLUGS) return content.list(typeName, asked);
  const found = [...new Set(slugs)].flatMap((each) => content.listBySlug(typeName, String(each), asked));
  return found.toSorted((one, other) =>
    byOrder({ slug: String(one.slug), fields: one }, { slug: String(other.slug), fields: other }),
  );
}

/** `i18NLocales`: the languages of the content; an API token is not granted them. */
export function listLocales(
  type: GraphQLObjectType,
  filters: GraphQLInputObjectType | undefined,
): Resolver<RootArguments & ListArguments> {
  return (_, args, context) => {
    if (context.viewer.kind === "api-token") throw createForbiddenError();
    refuseDrafts(args, context.content);
    return toCollection(LOCALE_ENTRIES, args, type, filters, context);
  };
}

/** The entries of a relation, or the members of a repeatable component, cut like any other list. */
export function listRelated<Answer>(
  name: string,
  type: GraphQLObjectType,
  filters: GraphQLInputObjectType | undefined,
  toAnswer: (list: readonly Fields[]) => Answer,
): Resolver {
  return (source, args, context) => {
    const related = isFields(source) ? source[name] : undefined;
    return select(Array.isArray(related) ? related : [], args, type, filters, context, ({ part }) => toAnswer(part));
  };
}

function toCollection(
  entries: readonly Fields[],
  args: ListArguments,
  type: GraphQLObjectType,
  filters: GraphQLInputObjectType | undefined,
  context: RequestContext,
) {
  return select(entries, args, type, filters, context, ({ part, page }) => {
    return { data: part, nodes: part, meta: { pagination: page }, pageInfo: page };
  });
}

interface Selected {
  part: readonly Fields[];
  page: ReturnType<typeof describePage>;
}

/** At once where nothing is filtered: most lists are relations, and short. */
function select<Answer>(
  entries: readonly Fields[],
  args: ListArguments,
  type: GraphQLObjectType,
  filters: GraphQLInputObjectType | undefined,
  { content, budget }: RequestContext,
  toAnswer: (selected: Selected) => Answer,
): Answer | Promise<Answer> {
  const window = toWindow(args.pagination);
  const cut = (passing: readonly Fields[]) => {
    const sort = () => sortEntries(passing, args.sort, type, budget);
    const sorted =
      passing === entries && entries.length > LONG_LIST && args.sort
        ? content.sorted(entries, args.sort.join(), sort)
        : sort();
    const part = sorted.slice(window.start, window.start + window.limit);
    budget.answer(part.length);
    return toAnswer({ part, page: describePage(window, passing.length) });
  };
  const passing = filterEntries(entries, args.filters, filters, budget);
  return passing instanceof Promise ? passing.then(cut) : cut(passing);
}

/** Asking for more than who asks may see is refused rather than answered with less. */
function refuseDrafts({ status }: RootArguments, content: RequestContext["content"]): void {
  if (status === "DRAFT" && !content.showsDrafts)
    throw createApiError("ForbiddenError", "Only published content may be read");
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}
