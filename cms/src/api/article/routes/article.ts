import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::article.article", {
  config: { find: { policies: ["global::published-only"] }, findOne: { policies: ["global::published-only"] } },
});
