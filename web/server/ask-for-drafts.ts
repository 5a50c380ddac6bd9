import { type DefinitionNode, type FieldNode, Kind, parse, print, type SelectionNode } from "graphql";

/** What the members of a list are called: by the contract, and by a Strapi 5 as it comes. */
const MEMBERS = ["data", "nodes"];

/**
 * A question to a provider elsewhere as one for what is not published yet: lists of entries are asked with `status: DRAFT`. What is
 * worked out from files, which has no members, knows none.
 */
export function askForDrafts(query: string): string {
  const document = parse(query);
  return print({ ...document, definitions: document.definitions.map(inDefinition) });
}

function inDefinition(definition: DefinitionNode): DefinitionNode {
  if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
  const { selectionSet } = definition;
  return { ...definition, selectionSet: { ...selectionSet, selections: selectionSet.selections.map(inField) } };
}

function inField(field: SelectionNode): SelectionNode {
  if (field.kind !== Kind.FIELD || !isList(field)) return field;
  if (field.arguments?.some(({ name }) => name.value === "status")) return field;
  const status = {
    kind: Kind.ARGUMENT,
    name: { kind: Kind.NAME, value: "status" },
    value: { kind: Kind.ENUM, value: "DRAFT" },
  } as const;
  return { ...field, arguments: [...(field.arguments ?? []), status] };
}

function isList({ selectionSet }: FieldNode): boolean {
  return selectionSet?.selections.some((one) => one.kind === Kind.FIELD && MEMBERS.includes(one.name.value)) ?? false;
}
