const TWIN = "_connection";

/** What Nexus tells of a field. */
interface Field {
  parentType: string;
  name: string;
  type: unknown;
  resolve: unknown;
}

/**
 * Lists as the contract has them, `{ data, meta }`. In its compatibility mode Strapi 5 gives that shape to the twin
 * `concepts_connection` only and leaves `concepts` a plain array: each list takes over what its twin is and does. A twin is added
 * to its type before the list it belongs to.
 */
export function listShape(nexus: { plugin: (own: object) => unknown }) {
  const twins = new Map<string, Field>();
  return nexus.plugin({
    name: "list-shape",
    onAddOutputField(field: Field) {
      const place = `${field.parentType}.${field.name}`;
      if (place.endsWith(TWIN)) {
        twins.set(place, field);
        return;
      }
      const twin = twins.get(place + TWIN);
      if (twin) return { ...field, type: twin.type, resolve: twin.resolve };
    },
  });
}
