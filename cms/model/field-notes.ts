/** What Strapi knows of a field and a GraphQL schema cannot say. */
export interface FieldNotes {
  type?: "string" | "text" | "richtext" | "uid" | "boolean" | "integer" | "float" | "enumeration" | "relation";
  /** Of an enumeration. */
  enum?: string[];
  /** False: one value for all languages. */
  localized?: false;
  /** Never in an answer, a filter or an input; the contract does not name it. */
  private?: true;
  targetField?: string;
  regex?: string;
  default?: string | number | boolean;
  min?: number;
  max?: number;
  maxLength?: number;
  unique?: true;
  relation?: "oneToOne" | "oneToMany" | "manyToOne" | "manyToMany";
  target?: string;
  inversedBy?: string;
  mappedBy?: string;
  allowedTypes?: ("images" | "files")[];
}

/** The fields of a type, in the order in which editors see them. */
export type Fields = Record<string, FieldNotes>;

export const SLUG_PATTERN = "^[a-z0-9]+(?:-[a-z0-9]+)*$";

export const plain: FieldNotes = {};
export const same: FieldNotes = { localized: false };
export const text: FieldNotes = { type: "text" };
export const richtext: FieldNotes = { type: "richtext" };
export const order: FieldNotes = { localized: false, default: 0 };
export const off: FieldNotes = { default: false };
export const sameOff: FieldNotes = { localized: false, default: false };
export const image: FieldNotes = { localized: false, allowedTypes: ["images"] };
export const file: FieldNotes = { localized: false, allowedTypes: ["files"] };
export const key: FieldNotes = { regex: SLUG_PATTERN };
export const atLeastZero: FieldNotes = { min: 0 };
export const sameAtLeastZero: FieldNotes = { localized: false, min: 0 };

export function uid(targetField: string): FieldNotes {
  return { type: "uid", targetField, localized: false };
}

/** The one who wrote an entry: always the user of the token. */
export const owner: FieldNotes = {
  type: "relation",
  relation: "manyToOne",
  target: "plugin::users-permissions.user",
  private: true,
};

/** What is said of a type of entry. */
export interface ContentTypeNotes {
  /** What editors call it, where the words of its name are not enough. */
  displayName?: string;
  /** Editors keep a draft beside what visitors see. */
  drafts: boolean;
  /** Where the contract has no list of them. */
  pluralName?: string;
  fields: Fields;
}
