import { expect, it } from "vitest";

// Strapi compiles it in its own way: it is no module that type checks from here.
const { describeChanges, textsIn } = await import(
  new URL("../cms/src/plugins/learn/reviews/describe-changes.ts", import.meta.url).href
);
const { setUpReviewPermissions } = await import(
  new URL("../cms/src/setup/review-permissions.ts", import.meta.url).href
);

const BEFORE = { title: "Staking", body: "One.\n\nTwo.\n\nThree.", "seo.metaTitle": "Staking" };

it("tells which lines of which field have changed, and nothing where nothing has", () => {
  expect(describeChanges(BEFORE, { ...BEFORE })).toBe("");
  expect(describeChanges(BEFORE, { ...BEFORE, body: "One.\n\n2.\n\nThree.\n\nFour." })).toBe(
    "body:\n- Two.\n+ 2.\n+ Four.",
  );
  expect(describeChanges(BEFORE, { title: "Stake", body: "Three.\n\nTwo.\n\nOne." })).toBe(
    "title:\n- Staking\n+ Stake\n\nbody:\n(lines stand in another order)\n\nseo.metaTitle:\n- Staking",
  );
});

it("finds every text of an entry by its place, whatever it stands in", () => {
  const entry = { title: "Home", order: 3, blocks: [{ __component: "blocks.text", text: "Hello" }, { cards: null }] };
  expect(textsIn(entry)).toEqual({ title: "Home", "blocks.0.text": "Hello" });
});

it("lets a translator see reviews and a publisher make them, once", async () => {
  const { strapi, granted } = aStrapi({ Translator: [], Publisher: ["read"], Reader: [] });
  await setUpReviewPermissions(strapi);
  expect(granted).toEqual(["Translator may read all but what is stored by itself", "Publisher may update state, note"]);
  await setUpReviewPermissions(strapi);
  expect(granted).toHaveLength(2);
});

/**
 * What of a Strapi gives roles permissions.
 *
 * @param {Record<string, string[]>} held actions that roles have already
 */
function aStrapi(held) {
  /** @type {string[]} */
  const granted = [];
  /** @type {Record<string, unknown>} */
  const stored = {};
  const services = {
    "admin::role": {
      findOne: async (/** @type {{ name: string }} */ { name }) => (name in held ? { id: name } : null),
      addPermissions: async (
        /** @type {string} */ role,
        /** @type {{ action: string, subject: string, properties: { fields: string[] } }[]} */ permissions,
      ) => {
        for (const { action, properties } of permissions) {
          const fields =
            properties.fields.length > 2 ? "all but what is stored by itself" : properties.fields.join(", ");
          expect(properties.fields).not.toContain("reviewedHash");
          granted.push(`${role} may ${action.split(".").at(-1)} ${fields}`);
        }
      },
    },
    "admin::permission": {
      findMany: async (/** @type {{ where: { role: { id: string } } }} */ { where }) =>
        (held[where.role.id] ?? []).map((name) => ({ action: `plugin::content-manager.explorer.${name}` })),
    },
  };
  const strapi = {
    service: (/** @type {keyof typeof services} */ name) => services[name],
    store: () => ({
      get: async (/** @type {{ key: string }} */ { key }) => stored[key],
      set: async (/** @type {{ key: string, value: unknown }} */ { key, value }) => {
        stored[key] = value;
      },
    }),
  };
  return { strapi, granted };
}
