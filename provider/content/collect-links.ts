import type { Entry } from "./build-entries.ts";
import type { CompiledEntry, Link } from "./compiled-content.ts";
import { toTypeName } from "./content-types.ts";
import { Reference } from "./format/relation-schemas.ts";

const COMPONENT_ID_DIGITS = 4;

/** An entry as plain data: its components have ids, and the slugs of other entries stand apart as `links`. */
export function collectLinks({ type, slug, locale, fields }: Entry): CompiledEntry {
  const links: Link[] = [];
  let components = 0;

  function toPlain(value: unknown, at: Link["at"]): unknown {
    if (value instanceof Reference) {
      links.push({ at, type: value.type, slugs: value.slugs, isMany: value.isMany });
      return null;
    }
    if (Array.isArray(value)) return value.map((member, index) => toPlain(member, [...at, index]));
    if (!isComponent(value)) return value;
    components += 1;
    const id = `${fields.id}${String(components).padStart(COMPONENT_ID_DIGITS, "0")}`;
    const { __component, ...members } = value;
    const plain = Object.entries(members).map(([field, member]) => [field, toPlain(member, [...at, field])]);
    return { __typename: `Component${toTypeName(__component)}`, id, ...Object.fromEntries(plain) };
  }

  const plainFields = Object.entries(fields).map(([field, value]) => [field, toPlain(value, [field])]);
  return { type, slug, locale, fields: Object.fromEntries(plainFields), links };
}

function isComponent(value: unknown): value is { __component: string; [field: string]: unknown } {
  return typeof value === "object" && value !== null && "__component" in value && typeof value.__component === "string";
}
