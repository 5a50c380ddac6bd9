import type { Core } from "@strapi/strapi";
import { refuseEndedTokens } from "./accounts/ended-tokens.ts";
import answer from "./content-types/answer.json";
import classSchema from "./content-types/class.json";
import classCount from "./content-types/class-count.json";
import endedToken from "./content-types/ended-token.json";
import file from "./content-types/file.json";
import pageFeedback from "./content-types/page-feedback.json";
import review from "./content-types/review.json";
import { learnExtension } from "./graphql/extension.ts";
import { forgetDeletedLearners } from "./learners/forget-learner.ts";
import { holdTranslations } from "./reviews/hold-translations.ts";
import { transferController } from "./transfer/controller.ts";
import { routes } from "./transfer/routes.ts";

/** What the site asks of a Strapi that the content types alone cannot answer. */
export default {
  contentTypes: {
    answer: { schema: answer },
    class: { schema: classSchema },
    "class-count": { schema: classCount },
    "ended-token": { schema: endedToken },
    file: { schema: file },
    "page-feedback": { schema: pageFeedback },
    review: { schema: review },
  },
  controllers: { transfer: transferController },
  routes,

  register({ strapi }: { strapi: Core.Strapi }) {
    const extension = strapi.plugin("graphql").service("extension");
    for (const uid of Object.keys(strapi.contentTypes)) {
      if (uid.startsWith("plugin::learn.")) extension.shadowCRUD(uid).disable();
    }
    extension.use(() => learnExtension(strapi));
  },

  bootstrap({ strapi }: { strapi: Core.Strapi }) {
    forgetDeletedLearners(strapi);
    refuseEndedTokens(strapi);
    holdTranslations(strapi);
  },
};
