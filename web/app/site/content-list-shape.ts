import { type DocumentNode, Kind, type SelectionNode } from "graphql";

type Selections = readonly SelectionNode[];

/**
 * Brings answers to a document into the contract's list shape. A Strapi without the list-shape extension answers
 * `[{ data: entry }]` where the contract has `{ data: [entry] }`; see "Extensions" in the contract. The document tells
 * which lists hold entries, also where they are empty. What is in the contract's shape already stays as it is.
 */
export function createListShape(document: DocumentNode): (data: object) => object {
  const fragments = new Map<string, Selections>();
  const roots: SelectionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition.selectionSet.selections);
    if (definition.kind === Kind.OPERATION_DEFINITION) roots.push(...definition.selectionSet.selections);
  }
  const rootLists = [...fieldsOf(roots)].flatMap(([name, inner]) => (fieldsOf(inner).has("data") ? [name] : []));

  return (data) => {
    const isBare = Object.entries(data).some(([name, value]) => Array.isArray(value) && rootLists.includes(name));
    return isBare ? reshapeFields(data, roots) : data;
  };

  function reshape(value: unknown, selections: Selections): unknown {
    if (Array.isArray(value)) {
      const inEntry = fieldsOf(selections).get("data");
      if (!inEntry) return value.map((element) => reshape(element, selections));
      return { data: value.map((element) => reshape(element?.data, inEntry)) };
    }
    return typeof value === "object" && value !== null ? reshapeFields(value, selections) : value;
  }

  function reshapeFields(value: object, selections: Selections): object {
    const fields = fieldsOf(selections);
    const reshaped = Object.entries(value).map(([name, inner]) => [name, reshape(inner, fields.get(name) ?? [])]);
    return Object.fromEntries(reshaped);
  }

  /** What is selected, by its name in the answer, with what is selected in it; fragments are taken apart. */
  function fieldsOf(selections: Selections): Map<string, Selections> {
    const fields = new Map<string, Selections>();
    for (const selection of selections) {
      const found: [string, Selections][] =
        selection.kind === Kind.FIELD
          ? [[selection.alias?.value ?? selection.name.value, selection.selectionSet?.selections ?? []]]
          : [...fieldsOf(spread(selection))];
      for (const [name, inner] of found) fields.set(name, [...(fields.get(name) ?? []), ...inner]);
    }
    return fields;
  }

  function spread(selection: Exclude<SelectionNode, { kind: Kind.FIELD }>): Selections {
    if (selection.kind === Kind.INLINE_FRAGMENT) return selection.selectionSet.selections;
    return fragments.get(selection.name.value) ?? [];
  }
}
