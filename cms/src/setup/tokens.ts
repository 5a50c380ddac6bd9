interface Token {
  name: string;
  description: string;
  type: "read-only" | "custom";
  /** What a custom token may do. */
  permissions?: string[];
}

/** The token that the site asks with: it reads published content, and nothing else. */
const SITE: Token = { name: "site", description: "Reads what is published, for the site", type: "read-only" };

/** The token that brings files into entries and back. */
const TRANSFER: Token = {
  name: "transfer",
  description: "Carries content files over, for npm run content:push and content:pull",
  type: "custom",
  permissions: ["list", "read", "write", "remove", "keep", "forget", "writeAnswers"].map(
    (action) => `plugin::learn.transfer.${action}`,
  ),
};

export async function setUpTokens(strapi, secrets: { site: string | undefined; transfer: string | undefined }) {
  await setUpToken(strapi, SITE, secrets.site);
  await setUpToken(strapi, TRANSFER, secrets.transfer);
}

async function setUpToken(strapi, { permissions = [], ...token }: Token, secret: string | undefined) {
  if (!secret) return;
  const accessKey = strapi.service("admin::api-token").hash(secret);
  const tokens = strapi.db.query("admin::api-token");
  const held = await tokens.findOne({ where: { name: token.name } });
  if (held?.accessKey === accessKey) return;
  if (held) {
    await tokens.update({ where: { id: held.id }, data: { accessKey } });
    return;
  }
  const { id } = await tokens.create({ data: { ...token, kind: "content-api", accessKey } });
  for (const action of permissions) {
    await strapi.db.query("admin::api-token-permission").create({ data: { action, token: id } });
  }
}
