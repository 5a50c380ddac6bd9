import path from "node:path";
import type { Core } from "@strapi/strapi";
import { registerGraphql } from "./graphql/register.ts";
import { setUpAccounts } from "./setup/accounts.ts";
import { makeFirstAdministrator } from "./setup/first-administrator.ts";
import { setUpLocales } from "./setup/locales.ts";
import { createOutbox } from "./setup/outbox.ts";
import { setUpPermissions } from "./setup/permissions.ts";
import { setUpReviewPermissions } from "./setup/review-permissions.ts";
import { setUpRoles } from "./setup/roles.ts";
import { tellSite } from "./setup/tell-site.ts";
import { setUpTokens } from "./setup/tokens.ts";

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    registerGraphql(strapi);
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    const { SITE_URL, MAIL_FROM, SMTP_URL, CONTENT_API_TOKEN, CONTENT_PUSH_TOKEN, CMS_ADMIN_EMAIL } = process.env;
    const { CONTENT_WEBHOOK_TO = "", CONTENT_WEBHOOK_SECRET, PREVIEW_SECRET } = process.env;
    if (!SMTP_URL) strapi.plugin("email").provider = createOutbox(path.join(strapi.dirs.app.root, "data", "outbox"));
    await setUpLocales(strapi);
    await setUpAccounts(strapi, {
      siteUrl: SITE_URL ?? "http://localhost:3000",
      mailFrom: MAIL_FROM ?? "no-reply@localhost",
    });
    await setUpPermissions(strapi);
    await setUpTokens(strapi, { site: CONTENT_API_TOKEN, transfer: CONTENT_PUSH_TOKEN, preview: PREVIEW_SECRET });
    await setUpRoles(strapi);
    await setUpReviewPermissions(strapi);
    await makeFirstAdministrator(strapi, CMS_ADMIN_EMAIL);
    tellSite(strapi, {
      origins: CONTENT_WEBHOOK_TO.split(",").flatMap((origin) => origin.trim().replace(/\/+$/, "") || []),
      secret: CONTENT_WEBHOOK_SECRET,
    });
  },
};
