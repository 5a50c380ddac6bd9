import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::get-started-step.get-started-step", {
  config: { find: { policies: ["global::published-only"] }, findOne: { policies: ["global::published-only"] } },
});
