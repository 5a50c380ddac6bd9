import sdl from "@learn-bittensor/contract/schema.graphql?raw";
import { buildASTSchema, GraphQLSchema, Kind, type ObjectTypeDefinitionNode, parse, printSchema } from "graphql";

/** What answers signed-in readers, editors, or grades, and not anybody who asks what there is. */
const NOT_FOR_READING = /^(?:me|my[A-Z].*|gradeQuiz|offersPasskeys|pageFeedback.*|class[A-Z].*)$/;

/** The schema of what anybody may ask at `/graphql`: queries of what is published, and the types that they answer. */
export function printReadableSchema(): string {
  const document = parse(sdl);
  const definitions = document.definitions.map((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION && definition.name.value === "Query"
      ? withoutPrivate(definition)
      : definition,
  );
  const schema = buildASTSchema({ ...document, definitions }, { assumeValidSDL: true });
  // A schema holds the types that its root reaches, and no others.
  return `${printSchema(new GraphQLSchema({ query: schema.getQueryType() ?? null }))}\n`;
}

function withoutPrivate(query: ObjectTypeDefinitionNode): ObjectTypeDefinitionNode {
  return { ...query, fields: (query.fields ?? []).filter(({ name }) => !NOT_FOR_READING.test(name.value)) };
}
