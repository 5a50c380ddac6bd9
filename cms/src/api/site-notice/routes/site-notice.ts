import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::site-notice.site-notice", {
  config: { find: { policies: ["global::published-only"] }, findOne: { policies: ["global::published-only"] } },
});
