import { type FieldNode, Kind, type OperationDefinitionNode, print, type SelectionNode } from "graphql";

/** A field, with what is asked of it. */
export function named(name: string, selections?: readonly SelectionNode[]): FieldNode {
  const field: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: name } };
  return selections ? withSelections(field, selections) : field;
}

export function withSelections(field: FieldNode, selections: readonly SelectionNode[]): FieldNode {
  return { ...field, selectionSet: { kind: Kind.SELECTION_SET, selections } };
}

/** Variables that nothing asks for any more would be refused. */
export function withoutUnused(operation: OperationDefinitionNode): OperationDefinitionNode {
  const text = print(operation.selectionSet);
  const variableDefinitions = operation.variableDefinitions?.filter(({ variable }) =>
    new RegExp(`\\$${variable.name.value}\\b`).test(text),
  );
  return { ...operation, ...(variableDefinitions && { variableDefinitions }) };
}

export function findField(selections: readonly SelectionNode[], name: string): FieldNode | undefined {
  return selections.find((selection): selection is FieldNode => isNamed(selection, name));
}

export function isNamed(selection: SelectionNode, name: string): boolean {
  return selection.kind === Kind.FIELD && selection.name.value === name;
}
