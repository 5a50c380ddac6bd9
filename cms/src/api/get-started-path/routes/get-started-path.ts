import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::get-started-path.get-started-path", {
  config: { find: { policies: ["global::published-only"] }, findOne: { policies: ["global::published-only"] } },
});
