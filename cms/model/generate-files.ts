import { buildSchema, type GraphQLObjectType, type GraphQLSchema, isObjectType } from "graphql";
import { componentNotes } from "./components.ts";
import { contentTypeNotes } from "./content-types.ts";
import type { Fields } from "./field-notes.ts";
import { componentName, displayName, kebabCase } from "./names.ts";
import { toAttribute } from "./to-attribute.ts";

const OF_EVERY_ENTRY = new Set(
  "attributes createdAt data documentId id locale localizations publishedAt updatedAt".split(" "),
);
const OF_STRAPI = /^(?:UploadFile|I18NLocale|UsersPermissions\w+|ReviewWorkflows\w+)$/;

/**
 * What Strapi reads of the contract's types, by the file's path below `src/`. Throws where the notes and the contract
 * do not name the same types and fields.
 */
export function generateFiles(contractSchema: string): Map<string, string> {
  const schema = buildSchema(contractSchema);
  const objects = Object.values(schema.getTypeMap()).filter(isObjectType);
  const entries = objects.filter((type) => "documentId" in type.getFields() && !OF_STRAPI.test(type.name));
  const components = objects.filter((type) => type.name.startsWith("Component"));
  expectSame(
    "content types",
    entries.map(({ name }) => name),
    Object.keys(contentTypeNotes),
  );
  expectSame(
    "components",
    components.map(({ name }) => componentName(name)),
    Object.keys(componentNotes),
  );
  return new Map([
    ...entries.flatMap((type) => contentTypeFiles(schema, type)),
    ...components.map((type) => componentFile(type)),
  ]);
}

function contentTypeFiles(schema: GraphQLSchema, type: GraphQLObjectType): [string, string][] {
  const notes = contentTypeNotes[type.name];
  if (!notes) throw new Error(`${type.name}: expected notes about it`);
  const name = kebabCase(type.name);
  const pluralName = notes.pluralName ?? pluralOf(schema, type);
  const isLocalized = "locale" in type.getFields();
  const file = toJson({
    kind: "collectionType",
    collectionName: pluralName.replaceAll("-", "_"),
    info: { singularName: name, pluralName, displayName: notes.displayName ?? displayName(name) },
    options: { draftAndPublish: notes.drafts },
    pluginOptions: isLocalized ? { i18n: { localized: true } } : {},
    attributes: attributesOf(type, notes.fields, isLocalized),
  });
  const schemaFile: [string, string] = [`api/${name}/content-types/${name}/schema.json`, file];
  return isRead(notes.pluralName) ? [schemaFile, ...handlerFiles(name)] : [schemaFile];
}

/** Entries of learners are asked for by operations of their own: nobody reads them as a list. */
function isRead(pluralNameOutsideContract: string | undefined) {
  return pluralNameOutsideContract === undefined;
}

function handlerFiles(name: string): [string, string][] {
  const uid = `api::${name}.${name}`;
  const factory = (kind: string) =>
    `import { factories } from "@strapi/strapi";\n\nexport default factories.createCore${kind}("${uid}");\n`;
  const policies = `{ policies: ["global::published-only"] }`;
  const router = `import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("${uid}", {
  config: { find: ${policies}, findOne: ${policies} },
});
`;
  return [
    [`api/${name}/controllers/${name}.ts`, factory("Controller")],
    [`api/${name}/services/${name}.ts`, factory("Service")],
    [`api/${name}/routes/${name}.ts`, router],
  ];
}

function componentFile(type: GraphQLObjectType): [string, string] {
  const name = componentName(type.name);
  const [category = "", part = ""] = name.split(".");
  const file = toJson({
    collectionName: `components_${name.replace(".", "_").replaceAll("-", "_")}s`,
    info: { displayName: displayName(part) },
    options: {},
    attributes: attributesOf(type, componentNotes[name] ?? {}, false),
  });
  return [`components/${category}/${part}.json`, file];
}

function attributesOf(type: GraphQLObjectType, notes: Fields, inLocalizedType: boolean) {
  const fields = type.getFields();
  const ofContract = Object.keys(fields).filter((name) => !OF_EVERY_ENTRY.has(name));
  const seen = Object.keys(notes).filter((name) => !notes[name]?.private);
  expectSame(`${type.name}: fields`, ofContract, seen);
  return Object.fromEntries(
    Object.entries(notes).map(([name, note]) => {
      const field = fields[name];
      return [name, field ? toAttribute(field.type, note, { inLocalizedType }) : note];
    }),
  );
}

/** The list of a type is the root field that answers a collection of it. */
function pluralOf(schema: GraphQLSchema, type: GraphQLObjectType): string {
  const lists = Object.values(schema.getQueryType()?.getFields() ?? {});
  const list = lists.find((field) => String(field.type).replace("!", "") === `${type.name}EntityResponseCollection`);
  if (!list) throw new Error(`${type.name}: expected the contract to have a list of them, or notes their plural`);
  return kebabCase(list.name);
}

function expectSame(what: string, inContract: string[], inNotes: string[]) {
  const missing = inContract.filter((name) => !inNotes.includes(name));
  const unknown = inNotes.filter((name) => !inContract.includes(name));
  if (missing.length > 0) throw new Error(`${what}: the contract has ${missing.join(", ")}, cms/model/ does not`);
  if (unknown.length > 0) throw new Error(`${what}: cms/model/ has ${unknown.join(", ")}, the contract does not`);
}

function toJson(value: unknown) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
