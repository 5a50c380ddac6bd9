import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::community-link.community-link", {
  config: { find: { policies: ["global::published-only"] }, findOne: { policies: ["global::published-only"] } },
});
