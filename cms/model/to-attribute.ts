import {
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from "graphql";
import type { FieldNotes } from "./field-notes.ts";
import { componentName, kebabCase } from "./names.ts";

const SCALARS: Record<string, string> = {
  Boolean: "boolean",
  Date: "date",
  DateTime: "datetime",
  Int: "integer",
  JSON: "json",
  String: "string",
};

/** A field as Strapi describes it: what the contract's schema says of it, and what it cannot say. */
export function toAttribute(type: GraphQLOutputType, notes: FieldNotes, place: { inLocalizedType: boolean }) {
  const { localized = true, ...settings } = notes;
  const known = describe(type, notes);
  const pluginOptions =
    place.inLocalizedType && known.type !== "relation" ? { pluginOptions: { i18n: { localized } } } : {};
  return { ...known, ...(isNonNullType(type) && { required: true }), ...settings, ...pluginOptions };
}

function describe(type: GraphQLOutputType, notes: FieldNotes): Record<string, unknown> {
  const inner = isNonNullType(type) ? type.ofType : type;
  if (isListType(inner)) {
    const item = getNamedType(inner);
    if (isUnionType(item)) {
      const members = item.getTypes().map((member) => member.name);
      return { type: "dynamiczone", components: members.filter((name) => name !== "Error").map(componentName) };
    }
    return { type: "component", component: componentName(item.name), repeatable: true };
  }
  if (isEnumType(inner)) return { type: "enumeration", enum: inner.getValues().map(({ name }) => name) };
  if (isObjectType(inner)) return describeObject(inner.name, notes);
  const scalar = SCALARS[inner.name];
  if (!scalar) throw new Error(`${inner.name}: expected one of ${Object.keys(SCALARS).join(", ")}`);
  return { type: scalar };
}

function describeObject(name: string, notes: FieldNotes): Record<string, unknown> {
  if (name === "UploadFile") return { type: "media", multiple: false };
  if (name.startsWith("Component")) return { type: "component", component: componentName(name), repeatable: false };
  const target = name.replace(/RelationResponseCollection$/, "");
  const isSeveral = target !== name;
  if (!isSeveral && !notes.relation) throw new Error(`${name}: expected notes to name the kind of the relation`);
  return { type: "relation", relation: "manyToMany", target: `api::${kebabCase(target)}.${kebabCase(target)}` };
}
