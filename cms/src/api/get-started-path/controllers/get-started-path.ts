import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::get-started-path.get-started-path");
