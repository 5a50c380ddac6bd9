import { expect, it } from "vitest";

// Strapi compiles it in its own way: it is no module that type checks from here.
const { setUpTokens } = await import(new URL("../cms/src/setup/tokens.ts", import.meta.url).href);

const CONCEPT = "api::concept.concept";
const READS = [`${CONCEPT}.find`, `${CONCEPT}.findOne`, "plugin::i18n.locales.listLocales"];

it("makes a token for the site that reads, and none where there is no secret", async () => {
  const { strapi, tokens } = aStrapi();
  await setUpTokens(strapi, { site: "a", transfer: undefined, preview: undefined });
  expect(tokens()).toEqual([{ name: "site", type: "read-only", accessKey: "hash of a", actions: [] }]);
});

it("makes it one that drafts are not refused where the site shows them, and takes that back", async () => {
  const { strapi, tokens } = aStrapi();
  await setUpTokens(strapi, { site: "a", transfer: undefined, preview: undefined });
  await setUpTokens(strapi, { site: "a", transfer: undefined, preview: "signs" });
  expect(tokens()).toEqual([{ name: "site", type: "custom", accessKey: "hash of a", actions: READS }]);
  await setUpTokens(strapi, { site: "b", transfer: undefined, preview: "" });
  expect(tokens()).toEqual([{ name: "site", type: "read-only", accessKey: "hash of b", actions: [] }]);
});

it("gives each permission once, and those of new types at the next start", async () => {
  const { strapi, tokens } = aStrapi();
  const secrets = { site: "a", transfer: "t", preview: "signs" };
  await setUpTokens(strapi, secrets);
  strapi.contentTypes["api::guide.guide"] = {};
  strapi.controllers["api::guide.guide"] = {};
  await setUpTokens(strapi, secrets);
  const [site, transfer] = tokens();
  expect(site?.actions.toSorted()).toEqual([...READS, "api::guide.guide.find", "api::guide.guide.findOne"].toSorted());
  expect(transfer).toMatchObject({ name: "transfer", type: "custom" });
  expect(transfer?.actions).toHaveLength(7);
});

/** What of a Strapi makes tokens: two tables. Learners' types have no controller. */
function aStrapi() {
  /** @type {any[]} */
  const made = [];
  /** @type {any[]} */
  const permissions = [];
  let lastId = 0;
  const query = (/** @type {string} */ table) => {
    const own = table === "admin::api-token" ? made : permissions;
    const matching = (/** @type {{ where: object }} */ { where }) =>
      own.filter((row) => Object.entries(where).every(([name, value]) => row[name] === value));
    return {
      findOne: async (/** @type {any} */ asked) => matching(asked)[0] ?? null,
      findMany: async (/** @type {any} */ asked) => matching(asked),
      create: async (/** @type {any} */ { data }) => {
        lastId += 1;
        own.push({ id: lastId, ...data });
        return { id: lastId };
      },
      update: async (/** @type {any} */ { data, ...asked }) => Object.assign(matching(asked)[0], data),
      delete: async (/** @type {any} */ asked) => own.splice(own.indexOf(matching(asked)[0]), 1),
    };
  };
  const strapi = {
    db: { query },
    service: () => ({ hash: (/** @type {string} */ secret) => `hash of ${secret}` }),
    contentTypes: /** @type {Record<string, object>} */ ({ [CONCEPT]: {}, "api::bookmark.bookmark": {} }),
    controllers: /** @type {Record<string, object>} */ ({ [CONCEPT]: {} }),
  };
  const tokens = () =>
    made.map(({ id, name, type, accessKey }) => {
      const actions = permissions.filter(({ token }) => token === id).map(({ action }) => action);
      return { name, type, accessKey, actions };
    });
  return { strapi, tokens };
}
