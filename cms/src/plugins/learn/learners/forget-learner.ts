import type { Core } from "@strapi/strapi";

const USER = "plugin::users-permissions.user";
const OWNED = ["bookmark", "feedback-entry", "progress-entry", "quiz-attempt"];

/** With an account goes all that its learner did, whoever deletes it. */
export function forgetDeletedLearners(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [USER],
    async beforeDelete({ params }) {
      const user = await strapi.db.query(USER).findOne({ where: params.where });
      if (!user) return;
      for (const name of OWNED) {
        const entries = await strapi.db.query(`api::${name}.${name}`).findMany({ where: { owner: user.id } });
        for (const { id } of entries) await strapi.db.query(`api::${name}.${name}`).delete({ where: { id } });
      }
    },
  });
}
