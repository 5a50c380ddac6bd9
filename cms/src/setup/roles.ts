import type { Core, UID } from "@strapi/strapi";
import { DEFAULT_LOCALE, LOCALES } from "./locales.ts";

/** The role that a Strapi has from its first start, whose permissions those of ours are chosen from. */
const EDITOR = "strapi-editor";
const READ = "plugin::content-manager.explorer.read";
const CREATE = "plugin::content-manager.explorer.create";
const UPDATE = "plugin::content-manager.explorer.update";
const DELETE = "plugin::content-manager.explorer.delete";
const PUBLISH = "plugin::content-manager.explorer.publish";
const ALL = Object.keys(LOCALES);

interface Permission {
  action: string;
  subject: string | null;
  properties: Record<string, unknown>;
}

interface Types {
  isTranslated: (type: string | null) => boolean;
  hasDrafts: (type: string | null) => boolean;
}

/** Of what Strapi knows of a content type. */
interface Schema {
  pluginOptions?: { i18n?: { localized?: boolean } };
  options?: { draftAndPublish?: boolean };
}

interface Role {
  name: string;
  description: string;
  permissionsOf: (editor: readonly Permission[], types: Types) => Permission[];
}

const TRANSLATIONS = ALL.filter((locale) => locale !== DEFAULT_LOCALE);

const ROLES: readonly Role[] = [
  {
    name: "Editor",
    description: "Writes and publishes everything.",
    permissionsOf: (editor) => [...editor],
  },
  {
    name: "Reader",
    description: "Reads everything, drafts too, and changes nothing.",
    permissionsOf: (editor) => only(editor, [READ]),
  },
  {
    name: "Translator",
    description: "Reads everything, writes what is not English, and publishes nothing.",
    permissionsOf: (editor, { isTranslated }) => [
      ...only(editor, [READ]),
      ...only(editor, [CREATE, UPDATE])
        .filter(({ subject }) => isTranslated(subject))
        .map((permission) => inLocales(permission, TRANSLATIONS)),
    ],
  },
  {
    name: "Publisher",
    description: "Reads everything, reviews translations and publishes, and writes nothing.",
    permissionsOf: (editor) => only(editor, [READ, PUBLISH]),
  },
];

/**
 * Makes the roles of an editing team, and completes Strapi's own Editor. What an administrator makes of one of them later stays so, also
 * that it is gone: each is made once.
 */
export async function setUpRoles(strapi: Core.Strapi) {
  const store = strapi.store({ type: "core", name: "learn-bittensor" });
  const made = ((await store.get({ key: "roles" })) ?? []) as string[];
  const missing = ROLES.filter(({ name }) => !made.includes(name));
  const roles = strapi.service("admin::role");
  const editor = missing.length > 0 ? await roles.findOne({ code: EDITOR }) : null;
  if (!editor) return;
  const held: Permission[] = await strapi.service("admin::permission").findMany({ where: { role: { id: editor.id } } });
  const schemaOf = (type: string | null): Schema | undefined => strapi.contentTypes[(type ?? "") as UID.ContentType];
  const types: Types = {
    isTranslated: (type) => schemaOf(type)?.pluginOptions?.i18n?.localized === true,
    hasDrafts: (type) => schemaOf(type)?.options?.draftAndPublish === true,
  };
  const whole = completed(held, types);
  for (const { name, description, permissionsOf } of missing) {
    if (name !== editor.name && (await roles.exists({ name }))) continue;
    const role = name === editor.name ? editor : await roles.create({ name, description });
    const permissions = permissionsOf(whole, types);
    await roles.assignPermissions(
      role.id,
      permissions.map(({ action, subject, properties }) => ({ action, subject, properties, conditions: [] })),
    );
  }
  await store.set({ key: "roles", value: [...made, ...missing.map(({ name }) => name)] });
}

/**
 * An editor's permissions as they are meant. Strapi makes them without languages, takes those away that it holds for invalid then
 * (to publish and to delete what is translated), and lets the rest see no language at all.
 */
function completed(held: readonly Permission[], { isTranslated, hasDrafts }: Types): Permission[] {
  const written = only(held, [CREATE]).map(({ subject }) => subject);
  const others = held.filter(({ action }) => action !== DELETE && action !== PUBLISH);
  const deleting = written.map((subject) => ({ action: DELETE, subject, properties: {} }));
  const publishing = written.filter(hasDrafts).map((subject) => ({ action: PUBLISH, subject, properties: {} }));
  return [...others, ...deleting, ...publishing].map((permission) =>
    isTranslated(permission.subject) ? inLocales(permission, ALL) : permission,
  );
}

function inLocales(permission: Permission, locales: readonly string[]): Permission {
  return { ...permission, properties: { ...permission.properties, locales } };
}

function only(permissions: readonly Permission[], actions: readonly string[]): Permission[] {
  return permissions.filter(({ action }) => actions.includes(action));
}
