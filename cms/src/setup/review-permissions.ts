import type { Core } from "@strapi/strapi";

const REVIEW = "plugin::learn.review";
const READ = "plugin::content-manager.explorer.read";
const UPDATE = "plugin::content-manager.explorer.update";
/** What a reviewer says; all else in a review is noted by itself. */
const SAID = ["state", "note"];
const SEEN = ["title", "entryType", "entryId", "entryLocale", "changedInEnglish", "reviewedBy", "reviewedAt"];

/** A translator sees what is made of a translation; who publishes it reviews it. */
const ROLES = [
  { name: "Translator", actions: [READ] },
  { name: "Publisher", actions: [READ, UPDATE] },
];

/** Lets the roles of an editing team see and make reviews: once, and what an administrator takes from them later stays taken. */
export async function setUpReviewPermissions(strapi: Core.Strapi) {
  const store = strapi.store({ type: "core", name: "learn-bittensor" });
  if (await store.get({ key: "reviews" })) return;
  const roles = strapi.service("admin::role");
  for (const { name, actions } of ROLES) {
    const role = await roles.findOne({ name });
    if (!role) continue;
    const where = { role: { id: role.id }, subject: REVIEW };
    const held: { action: string }[] = await strapi.service("admin::permission").findMany({ where });
    const missing = actions.filter((action) => !held.some((permission) => permission.action === action));
    await roles.addPermissions(
      role.id,
      missing.map((action) => ({
        action,
        subject: REVIEW,
        properties: { fields: action === READ ? [...SEEN, ...SAID] : SAID },
        conditions: [],
      })),
    );
  }
  await store.set({ key: "reviews", value: true });
}
