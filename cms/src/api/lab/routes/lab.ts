import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::lab.lab", {
  config: { find: { policies: ["global::published-only"] }, findOne: { policies: ["global::published-only"] } },
});
