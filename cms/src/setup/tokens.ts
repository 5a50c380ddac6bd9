import type { Core } from "@strapi/strapi";
import { readableTypes } from "./permissions.ts";

interface Token {
  name: string;
  description: string;
  type: "read-only" | "custom";
  /** What a custom token may do. */
  permissions?: string[];
}

/** The token that brings files into entries and back. */
const TRANSFER: Token = {
  name: "transfer",
  description: "Carries content files over, for npm run content:push and content:pull",
  type: "custom",
  permissions: ["list", "read", "write", "remove", "keep", "forget", "writeAnswers"].map(
    (action) => `plugin::learn.transfer.${action}`,
  ),
};

/**
 * The token that the site asks with. It reads what is published and nothing else; where the site shows drafts to whoever has a
 * link, those too, and then it is of the type that may (`graphql/drafts.ts`).
 */
function siteToken(strapi: Core.Strapi, showsDrafts: boolean): Token {
  if (!showsDrafts) return { name: "site", description: "Reads what is published, for the site", type: "read-only" };
  return {
    name: "site",
    description: "Reads what is published, and drafts for previews, for the site",
    type: "custom",
    permissions: readableTypes(strapi)
      .flatMap((uid) => [`${uid}.find`, `${uid}.findOne`])
      .concat("plugin::i18n.locales.listLocales"),
  };
}

interface Secrets {
  site: string | undefined;
  transfer: string | undefined;
  /** What signs links to drafts; none are shown without it. */
  preview: string | undefined;
}

export async function setUpTokens(strapi: Core.Strapi, secrets: Secrets) {
  await setUpToken(strapi, siteToken(strapi, Boolean(secrets.preview)), secrets.site);
  await setUpToken(strapi, TRANSFER, secrets.transfer);
}

async function setUpToken(strapi: Core.Strapi, { permissions = [], ...token }: Token, secret: string | undefined) {
  if (!secret) return;
  const accessKey = strapi.service("admin::api-token").hash(secret);
  const tokens = strapi.db.query("admin::api-token");
  const held = await tokens.findOne({ where: { name: token.name } });
  if (held) await tokens.update({ where: { id: held.id }, data: { ...token, accessKey } });
  const { id } = held ?? (await tokens.create({ data: { ...token, kind: "content-api", accessKey } }));
  await setUpTokenPermissions(strapi, id, permissions);
}

async function setUpTokenPermissions(strapi: Core.Strapi, token: number, wanted: readonly string[]) {
  const permissions = strapi.db.query("admin::api-token-permission");
  const held: { id: number; action: string }[] = await permissions.findMany({ where: { token } });
  for (const { id, action } of held) if (!wanted.includes(action)) await permissions.delete({ where: { id } });
  const actions = new Set(held.map(({ action }) => action));
  for (const action of wanted) if (!actions.has(action)) await permissions.create({ data: { action, token } });
}
