import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::guide.guide", {
  config: { find: { policies: ["global::published-only"] }, findOne: { policies: ["global::published-only"] } },
});
