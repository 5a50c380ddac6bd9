/** A document by its file, in one language, as it goes over the wire. */
export interface TransferredEntry {
  /** Where its file is among the content: `content/de/concept/staking.md`. */
  path: string;
  /** Of all that is sent: the same hash, the same entry. */
  hash: string;
  /** The singular name of its type. */
  type: string;
  documentId: string;
  locale: string;
  isPublished: boolean;
  updatedAt: string;
  /** The file. */
  text: string;
  /** By the names of its type's attributes; other entries by their `documentId`, media by what is known of the file. */
  data: Data;
}

export type Data = Record<string, unknown>;

/** An attribute of a type, as far as it matters here. */
export interface Attribute {
  type: string;
  relation?: string;
  target?: string;
  mappedBy?: string;
  component?: string;
  components?: string[];
  repeatable?: boolean;
  default?: unknown;
  pluginOptions?: unknown;
}

/** Of every entry, whatever its type: not what a file says. */
const OF_EVERY_ENTRY = new Set(
  "id documentId locale localizations createdAt updatedAt publishedAt firstPublishedAt createdBy updatedBy".split(" "),
);

interface Model {
  attributes: Record<string, unknown>;
}

/** What a file says of an entry: the far ends of relations and the owners of entries are none of it. */
export function attributesOf({ attributes }: Model): [string, Attribute][] {
  return (Object.entries(attributes) as [string, Attribute][]).filter(
    ([name, { type, target = "", mappedBy }]) =>
      !OF_EVERY_ENTRY.has(name) && !(type === "relation" && (mappedBy || !target.startsWith("api::"))),
  );
}

export function isToMany({ relation = "" }: Attribute): boolean {
  return relation.endsWith("ToMany");
}
