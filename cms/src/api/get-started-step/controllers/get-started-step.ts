import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::get-started-step.get-started-step");
