import { factories } from "@strapi/strapi";

export default factories.createCoreService("api::get-started-path.get-started-path");
