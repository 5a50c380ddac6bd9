import type { Core } from "@strapi/strapi";

/**
 * Adds to a type one entry after the other, over all processes on a database: what `add` has counted holds until it is done. In SQLite
 * there is one connection, and so one transaction at a time.
 */
export async function oneAfterTheOther<Result>(
  strapi: Core.Strapi,
  uid: string,
  add: () => Promise<Result>,
): Promise<Result> {
  const added = strapi.db.transaction(async ({ trx }) => {
    const table = strapi.db.metadata.get(uid).tableName;
    if (strapi.db.dialect.client === "postgres") await trx.raw("LOCK TABLE ?? IN SHARE ROW EXCLUSIVE MODE", [table]);
    return add();
  });
  return (await added) as Result;
}
