import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::community-link.community-link");
