/**
 * Derives what the site asks of a provider from a Strapi's whole schema (`strapi/schema.graphql`, by introspection) and
 * what the site asks beyond it (`strapi/extensions.graphql`):
 * `schema.graphql`, and `introspection.d.ts`, from which `gql.tada` infers the types of operations.
 * Names and shapes stay as they are; what no operation of the site and no rule of the contract needs is left out:
 * the `_connection` twins, the version arguments besides `status`, and the administration of users, roles and files.
 *
 * Run it with `npm run derive -w contract` after the Strapi schema changed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { minifyIntrospection, outputIntrospectionFile } from "@gql.tada/internal";
import {
  buildASTSchema,
  type DocumentNode,
  extendSchema,
  introspectionFromSchema,
  Kind,
  lexicographicSortSchema,
  parse,
  printSchema,
  visit,
} from "graphql";

const LEFT_OUT_ARGUMENTS = new Set(["hasPublishedVersion", "publicationFilter"]);
const LEFT_OUT_FIELDS =
  /_connection$|^(create|delete)UsersPermissions|^(update|delete)UploadFile$|^updateUsersPermissionsRole$|^i18NLocale$/;

/** The part of a Strapi's schema that the site needs, with what the site asks beyond it, as SDL. */
export function deriveSchema(strapiSchema: string, extensions: string): string {
  const needed = visit(parse(strapiSchema), {
    enter(node) {
      const leftOut =
        (node.kind === Kind.FIELD_DEFINITION && LEFT_OUT_FIELDS.test(node.name.value)) ||
        (node.kind === Kind.INPUT_VALUE_DEFINITION && LEFT_OUT_ARGUMENTS.has(node.name.value)) ||
        (node.kind === Kind.DIRECTIVE && node.name.value === "deprecated");
      return leftOut ? null : undefined;
    },
  });
  const schema = extendSchema(buildASTSchema(onlyReachable(needed)), parse(extensions));
  return printSchema(lexicographicSortSchema(schema));
}

/** The type definitions that can be reached from the root types. */
function onlyReachable(document: DocumentNode): DocumentNode {
  const byName = new Map(
    document.definitions.flatMap((node) => ("name" in node && node.name ? [[node.name.value, node] as const] : [])),
  );
  const reached = new Set<string>();
  const waiting = ["Query", "Mutation"];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const definition = byName.get(name);
    if (!definition || reached.has(name)) continue;
    reached.add(name);
    visit(definition, {
      enter(node) {
        if (node.kind === Kind.NAMED_TYPE) waiting.push(node.name.value);
      },
    });
  }
  return { ...document, definitions: [...byName].filter(([name]) => reached.has(name)).map(([, node]) => node) };
}

/** The module from which `gql.tada` infers types. */
export function deriveIntrospection(schema: string): string {
  const introspection = introspectionFromSchema(buildASTSchema(parse(schema)), { descriptions: false });
  const module = outputIntrospectionFile(minifyIntrospection(JSON.parse(JSON.stringify(introspection))), {
    fileType: ".d.ts",
    shouldPreprocess: true,
  });
  return `${module.trimEnd()}\n`;
}

if (import.meta.main) {
  const folder = new URL("../", import.meta.url);
  const read = (file: string) => readFileSync(new URL(file, folder), "utf8");
  const schema = deriveSchema(read("strapi/schema.graphql"), read("strapi/extensions.graphql"));
  writeFileSync(new URL("schema.graphql", folder), `${schema}\n`);
  writeFileSync(new URL("introspection.d.ts", folder), deriveIntrospection(schema));
}
