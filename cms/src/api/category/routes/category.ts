import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::category.category", {
  config: { find: { policies: ["global::published-only"] }, findOne: { policies: ["global::published-only"] } },
});
