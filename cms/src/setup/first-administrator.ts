import { randomBytes } from "node:crypto";
import type { Core } from "@strapi/strapi";

/** Makes an administrator where there is none. The password is shown this once and stored nowhere but as a hash. */
export async function makeFirstAdministrator(strapi: Core.Strapi, email: string | undefined) {
  if (!email || (await strapi.service("admin::user").exists())) return;
  const role = await strapi.service("admin::role").getSuperAdmin();
  // Letters of both cases and a digit are what the form for passwords asks for.
  const password = `${randomBytes(15).toString("base64url")}aA1`;
  await strapi.service("admin::user").create({
    email,
    firstname: "First",
    lastname: "Administrator",
    password,
    registrationToken: null,
    isActive: true,
    roles: [role.id],
  });
  console.log(
    `\nThe first administrator:\n  address   ${email}\n  password  ${password}\nIt is not shown again: change it after signing in.\n`,
  );
}
