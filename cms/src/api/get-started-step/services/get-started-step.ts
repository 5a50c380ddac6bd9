import { factories } from "@strapi/strapi";

export default factories.createCoreService("api::get-started-step.get-started-step");
