const NAME = "site";

/** The token that the site asks with: it reads published content, and nothing else. */
export async function setUpSiteToken(strapi, token: string | undefined) {
  if (!token) return;
  const accessKey = strapi.service("admin::api-token").hash(token);
  const tokens = strapi.db.query("admin::api-token");
  const held = await tokens.findOne({ where: { name: NAME } });
  if (held?.accessKey === accessKey) return;
  if (held) await tokens.update({ where: { id: held.id }, data: { accessKey } });
  else {
    await tokens.create({
      data: {
        name: NAME,
        description: "Reads what is published, for the site",
        type: "read-only",
        kind: "content-api",
        accessKey,
      },
    });
  }
}
