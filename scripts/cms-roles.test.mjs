import { expect, it } from "vitest";

// Strapi compiles it in its own way: it is no module that type checks from here.
const { setUpRoles } = await import(new URL("../cms/src/setup/roles.ts", import.meta.url).href);

/** What Strapi leaves to its Editor of a type that is translated, at its first start. */
const ACTIONS = ["create", "read", "update"].map((name) => `plugin::content-manager.explorer.${name}`);
const TRANSLATED = "api::concept.concept";
const SHARED = "api::author.author";

it("makes a reader, a translator and a publisher, each with what it needs, in the languages it needs, and the editor whole", async () => {
  const { strapi, roles } = aStrapi();
  await setUpRoles(strapi);
  expect([...roles.keys()]).toEqual(["Editor", "Reader", "Translator", "Publisher"]);
  const reads = [`read ${TRANSLATED} in en, de, ko, fr, zh`, `read ${SHARED}`];
  expect(roles.get("Reader")).toEqual(reads);
  expect(roles.get("Publisher")).toEqual([...reads, `publish ${TRANSLATED} in en, de, ko, fr, zh`]);
  expect(roles.get("Translator")).toEqual([
    ...reads,
    `create ${TRANSLATED} in de, ko, fr, zh`,
    `update ${TRANSLATED} in de, ko, fr, zh`,
  ]);
  expect(roles.get("Editor")).toEqual([
    ...["create", "read", "update"].flatMap((name) => [
      `${name} ${TRANSLATED} in en, de, ko, fr, zh`,
      `${name} ${SHARED}`,
    ]),
    `delete ${TRANSLATED} in en, de, ko, fr, zh`,
    `delete ${SHARED}`,
    `publish ${TRANSLATED} in en, de, ko, fr, zh`,
  ]);
});

it("makes each once: what an administrator has removed stays removed, and what was named so before stays as it is", async () => {
  const { strapi, roles } = aStrapi({ before: ["Reader"] });
  await setUpRoles(strapi);
  expect(roles.get("Reader")).toEqual([]);
  roles.delete("Publisher");
  await setUpRoles(strapi);
  expect([...roles.keys()]).toEqual(["Editor", "Reader", "Translator"]);
});

/** What of a Strapi makes roles. */
function aStrapi({ before = [] } = /** @type {{ before?: string[] }} */ ({})) {
  /** @type {Map<string, string[]>} */
  const roles = new Map(["Editor", ...before].map((name) => [name, []]));
  /** @type {Record<string, unknown>} */
  const stored = {};
  const held = ACTIONS.flatMap((action) =>
    [TRANSLATED, SHARED].map((subject) => ({ action, subject, properties: { fields: ["title"] }, role: 2, id: 1 })),
  );
  const services = {
    "admin::role": {
      findOne: async () => ({ id: "Editor", name: "Editor" }),
      exists: async (/** @type {{ name: string }} */ { name }) => roles.has(name),
      create: async (/** @type {{ name: string }} */ { name }) => {
        roles.set(name, []);
        return { id: name };
      },
      assignPermissions: async (
        /** @type {string} */ role,
        /** @type {Parameters<typeof describePermission>[0][]} */ permissions,
      ) => {
        roles.set(role, permissions.map(describePermission));
      },
    },
    "admin::permission": { findMany: async () => held },
  };
  const strapi = {
    service: (/** @type {keyof typeof services} */ name) => services[name],
    contentTypes: {
      [TRANSLATED]: { options: { draftAndPublish: true }, pluginOptions: { i18n: { localized: true } } },
      [SHARED]: {},
    },
    store: () => ({
      get: async (/** @type {{ key: string }} */ { key }) => stored[key],
      set: async (/** @type {{ key: string, value: unknown }} */ { key, value }) => {
        stored[key] = value;
      },
    }),
  };
  return { strapi, roles };
}

/** @param {{ action: string, subject: string, properties: { locales?: string[] } }} permission */
function describePermission({ action, subject, properties }) {
  const where = properties.locales ? ` in ${properties.locales.join(", ")}` : "";
  return `${action.split(".").at(-1)} ${subject}${where}`;
}
