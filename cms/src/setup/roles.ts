import { DEFAULT_LOCALE, LOCALES } from "./locales.ts";

/** The role that a Strapi has from its first start, whose permissions those of ours are chosen from. */
const EDITOR = "strapi-editor";
const READ = "plugin::content-manager.explorer.read";
const CREATE = "plugin::content-manager.explorer.create";
const UPDATE = "plugin::content-manager.explorer.update";
const PUBLISH = "plugin::content-manager.explorer.publish";

interface Permission {
  action: string;
  subject: string | null;
  properties: Record<string, unknown>;
}

interface Role {
  name: string;
  description: string;
  permissionsOf: (editor: readonly Permission[], isTranslated: (type: string | null) => boolean) => Permission[];
}

const TRANSLATIONS = Object.keys(LOCALES).filter((locale) => locale !== DEFAULT_LOCALE);

/** Besides Strapi's own Editor, who writes and publishes everything. */
const ROLES: readonly Role[] = [
  {
    name: "Reader",
    description: "Reads everything, drafts too, and changes nothing.",
    permissionsOf: (editor) => only(editor, [READ]),
  },
  {
    name: "Translator",
    description: "Reads everything, writes what is not English, and publishes nothing.",
    permissionsOf: (editor, isTranslated) => [
      ...only(editor, [READ]),
      ...only(editor, [CREATE, UPDATE])
        .filter(({ subject }) => isTranslated(subject))
        .map((permission) => ({ ...permission, properties: { ...permission.properties, locales: TRANSLATIONS } })),
    ],
  },
  {
    name: "Publisher",
    description: "Reads everything and publishes it, and writes nothing.",
    permissionsOf: (editor) => only(editor, [READ, PUBLISH]),
  },
];

/**
 * Makes the roles of an editing team. What an administrator makes of one of them later stays so, also that it is gone: each is made
 * once.
 */
export async function setUpRoles(strapi) {
  const store = strapi.store({ type: "core", name: "learn-bittensor" });
  const made: string[] = (await store.get({ key: "roles" })) ?? [];
  const missing = ROLES.filter(({ name }) => !made.includes(name));
  const roles = strapi.service("admin::role");
  const editor = missing.length > 0 ? await roles.findOne({ code: EDITOR }) : null;
  if (!editor) return;
  const held: Permission[] = await strapi.service("admin::permission").findMany({ where: { role: { id: editor.id } } });
  const isTranslated = (type: string | null) =>
    strapi.contentTypes[type ?? ""]?.pluginOptions?.i18n?.localized === true;
  for (const { name, description, permissionsOf } of missing) {
    if (await roles.exists({ name })) continue;
    const role = await roles.create({ name, description });
    const permissions = permissionsOf(held, isTranslated);
    await roles.assignPermissions(
      role.id,
      permissions.map(({ action, subject, properties }) => ({ action, subject, properties, conditions: [] })),
    );
  }
  await store.set({ key: "roles", value: [...made, ...missing.map(({ name }) => name)] });
}

function only(permissions: readonly Permission[], actions: readonly string[]): Permission[] {
  return permissions.filter(({ action }) => actions.includes(action));
}
