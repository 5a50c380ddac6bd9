import type { Core } from "@strapi/strapi";

const ROLES = ["public", "authenticated"];

/**
 * Lets visitors and learners read what editors publish. What an operator has taken from a role later stays taken: this
 * happens once for each type.
 */
export async function setUpPermissions(strapi: Core.Strapi) {
  const store = strapi.store({ type: "core", name: "learn-bittensor" });
  const granted = ((await store.get({ key: "granted" })) ?? []) as string[];
  const wanted = readableTypes(strapi)
    .flatMap((uid) => [`${uid}.find`, `${uid}.findOne`])
    .concat("plugin::i18n.locales.listLocales")
    .filter((action) => !granted.includes(action));
  if (wanted.length === 0) return;
  for (const type of ROLES) {
    const role = await strapi.db.query("plugin::users-permissions.role").findOne({ where: { type } });
    for (const action of wanted) {
      const permission = { action, role: role.id };
      const held = await strapi.db.query("plugin::users-permissions.permission").findOne({ where: permission });
      if (!held) await strapi.db.query("plugin::users-permissions.permission").create({ data: permission });
    }
  }
  await store.set({ key: "granted", value: [...granted, ...wanted] });
}

/** Those with a controller: what learners write has none. */
export function readableTypes(strapi: Core.Strapi): string[] {
  return Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith("api::") && strapi.controllers[uid]);
}
