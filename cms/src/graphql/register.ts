import type { Core } from "@strapi/strapi";
import { refuseDrafts } from "./drafts.ts";
import { listShape } from "./list-shape.ts";

const LEARNERS = ["bookmark", "feedback-entry", "progress-entry", "quiz-attempt"];
const NOT_ASKED = ["plugin::users-permissions.user", "plugin::users-permissions.role"];
const NOT_OFFERED = ["plugin::upload.file", "plugin::upload.folder"];

/** What can be asked at `/graphql`: published content to read, and accounts. */
export function registerGraphql(strapi: Core.Strapi) {
  const extension = strapi.plugin("graphql").service("extension");
  for (const uid of Object.keys(strapi.contentTypes)) {
    if (uid.startsWith("api::")) extension.shadowCRUD(uid).disableMutations();
    if (uid.startsWith("plugin::review-workflows.")) extension.shadowCRUD(uid).disable();
  }
  for (const name of LEARNERS) extension.shadowCRUD(`api::${name}.${name}`).disableQueries();
  for (const uid of [...NOT_ASKED, ...NOT_OFFERED]) extension.shadowCRUD(uid).disableQueries();
  for (const uid of NOT_OFFERED) extension.shadowCRUD(uid).disableMutations();
  extension.shadowCRUD("plugin::upload.file").field("related").disable();
  extension.use(({ nexus }: { nexus: Parameters<typeof listShape>[0] }) => ({ plugins: [listShape(nexus)] }));
  extension.use(() => ({ resolversConfig: refuseDrafts(strapi) }));
}
