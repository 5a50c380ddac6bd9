import {
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  parse,
  print,
  type SelectionNode,
} from "graphql";
import { findField, isNamed, named, withoutUnused, withSelections } from "./query-nodes.ts";

/**
 * How a Strapi 5 answers lists and relations: as the contract has it; `v4`, its compatibility mode, where only the twin
 * `concepts_connection` has `data` and `meta`; `flat`, its own way, without `data` and `attributes` at all.
 */
export type Dialect = "contract" | "v4" | "flat";

export type Translation = {
  query: string;
  /** Brings an answer into the contract's form. */
  restore: (data: Record<string, unknown>) => Record<string, unknown>;
};

type Restore = (value: unknown) => unknown;
/** Selections in the other dialect, the way back for each field by its name in the answer, and what names an entry. */
type Translated = {
  selections: SelectionNode[];
  restore: Map<string, Restore>;
  names?: readonly string[];
  hasFields?: boolean;
};
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const same: Restore = (value) => value;

/** What fields are called and hold in a dialect. */
type Rules = {
  /** A list of entries at the root. */
  list: (field: FieldNode, key: string, inner: Translated, hasMeta: boolean) => { field: FieldNode; restore: Restore };
  /** A relation inside of an entry, to one or to several. */
  relation: (field: FieldNode, inner: Translated) => { field: FieldNode; restore: Restore };
  /** What stands in `data`, of an entry. */
  entry: (
    selections: readonly SelectionNode[],
    translate: (list: readonly SelectionNode[]) => Translated,
  ) => Translated;
};

/** A query of the contract's for another dialect; root fields in `without` are left out. */
export function translateQuery(query: string, dialect: Dialect, without: ReadonlySet<string> = new Set()): Translation {
  const document = parse(query, { noLocation: true });
  const rules = dialect === "contract" ? null : { v4, flat }[dialect];
  if (!rules && without.size === 0) return { query, restore: (data) => data };
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  let restoreRoot: Map<string, Restore> = new Map();
  const definitions = document.definitions.flatMap((definition): DefinitionNode[] => {
    // Fragments are put where they are used: what they say is translated there.
    if (definition.kind !== Kind.OPERATION_DEFINITION) return rules ? [] : [definition];
    const remaining = definition.selectionSet.selections.filter(
      (selection) => selection.kind !== Kind.FIELD || !without.has(selection.name.value),
    );
    const root = rules ? translateSelections(remaining, { rules, fragments, isRoot: true }) : null;
    restoreRoot = root?.restore ?? restoreRoot;
    return [
      withoutUnused({
        ...definition,
        selectionSet: { kind: Kind.SELECTION_SET, selections: root?.selections ?? remaining },
      }),
    ];
  });
  return {
    query: print({ ...document, definitions } as DocumentNode),
    restore: (data) => restoreFields(data, restoreRoot),
  };
}

function translateSelections(
  selections: readonly SelectionNode[],
  place: { rules: Rules; fragments: Fragments; isRoot: boolean },
): Translated {
  const { rules, fragments } = place;
  const inside = { rules, fragments, isRoot: false };
  const translated: Translated = { selections: [], restore: new Map() };
  for (const selection of selections) {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const spread = fragments.get(selection.name.value)?.selectionSet.selections ?? [];
      addTo(translated, translateSelections(spread, place));
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      const inner = translateSelections(selection.selectionSet.selections, place);
      const selectionSet = { kind: Kind.SELECTION_SET as const, selections: inner.selections };
      addTo(translated, { selections: [{ ...selection, selectionSet }], restore: inner.restore });
    } else {
      const { field, key, restore } = translateField(selection, place.isRoot);
      translated.selections.push(field);
      if (restore !== same) translated.restore.set(key, restore);
    }
  }
  return translated;

  function translateField(field: FieldNode, isRoot: boolean): { field: FieldNode; key: string; restore: Restore } {
    const key = field.alias?.value ?? field.name.value;
    const own = field.selectionSet?.selections;
    if (!own) return { field, key, restore: same };
    const held = findField(own, "data");
    if (!held) {
      const inner = translateSelections(own, inside);
      return { field: withSelections(field, inner.selections), key, restore: restoreMembers(inner.restore) };
    }
    const inner = rules.entry(held.selectionSet?.selections ?? [], (list) => translateSelections(list, inside));
    if (!isRoot) return { key, ...rules.relation(field, inner) };
    return { key, ...rules.list(field, key, inner, findField(own, "meta") !== undefined) };
  }
}

const v4: Rules = {
  list: (field, key, { selections, restore }) => ({
    field: withSelections(
      twinOf(field, key),
      (field.selectionSet?.selections ?? []).map((own) => (isNamed(own, "data") ? named("data", selections) : own)),
    ),
    restore: (value) => {
      if (!isFields(value)) return value;
      return { ...value, data: listOf(value.data).map(restoreMembers(restore)) };
    },
  }),
  // A relation to several is a list of `{ data }` where the contract has one `{ data }` with a list.
  relation: (field, { selections, restore }) => {
    const toData = restoreMembers(restore);
    return {
      field: withSelections(field, [named("data", selections)]),
      restore: (value) => {
        if (Array.isArray(value))
          return { data: value.map((member) => toData(isFields(member) ? member.data : member)) };
        return isFields(value) ? { data: toData(value.data) } : value;
      },
    };
  },
  entry: (selections, translate) => translate(selections),
};

const flat: Rules = {
  list: (field, key, { selections, ...own }, hasMeta) => ({
    field: withSelections(twinOf(field, key), [
      named("nodes", selections),
      ...(hasMeta
        ? [
            named(
              "pageInfo",
              ["total", "page", "pageSize", "pageCount"].map((name) => named(name)),
            ),
          ]
        : []),
    ]),
    restore: (value) => {
      if (!isFields(value)) return value;
      const data = listOf(value.nodes).map((node) => toEntry(node, own));
      return { data, ...(hasMeta && { meta: { pagination: value.pageInfo } }) };
    },
  }),
  relation: (field, { selections, ...own }) => ({
    field: withSelections(field, selections),
    restore: (value) => {
      if (Array.isArray(value)) return { data: value.map((member) => toEntry(member, own)) };
      return isFields(value) ? { data: toEntry(value, own) } : value;
    },
  }),
  entry: (selections, translate) => {
    const attributes = findField(selections, "attributes")?.selectionSet?.selections;
    // An entry is known by its document: the numbers of its rows are nobody's.
    const names = ["id", "documentId"].filter((name) => findField(selections, name));
    const inner = translate(attributes ?? []);
    return {
      ...inner,
      names,
      hasFields: attributes !== undefined,
      selections: [...(names.length > 0 ? [named("documentId")] : []), ...inner.selections],
    };
  },
};

function toEntry(value: unknown, { restore, names = [], hasFields }: Omit<Translated, "selections">): unknown {
  if (!isFields(value)) return value;
  const { documentId, ...fields } = value;
  return {
    ...Object.fromEntries(names.map((name) => [name, documentId])),
    ...(hasFields && { attributes: restoreFields(fields, restore) }),
  };
}

function restoreMembers(restore: ReadonlyMap<string, Restore>): Restore {
  if (restore.size === 0) return same;
  return (value) => {
    if (Array.isArray(value)) return value.map(restoreMembers(restore));
    return isFields(value) ? restoreFields(value, restore) : value;
  };
}

function restoreFields(
  fields: Record<string, unknown>,
  restore: ReadonlyMap<string, Restore>,
): Record<string, unknown> {
  if (restore.size === 0) return fields;
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, (restore.get(name) ?? same)(value)]));
}

function addTo(translated: Translated, { selections, restore }: Translated): void {
  translated.selections.push(...selections);
  for (const [key, way] of restore) translated.restore.set(key, way);
}

/** `concepts` asked as `concepts_connection`, and called `concepts` in the answer. */
function twinOf(field: FieldNode, key: string): FieldNode {
  return {
    ...field,
    alias: { kind: Kind.NAME, value: key },
    name: { kind: Kind.NAME, value: `${field.name.value}_connection` },
  };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
