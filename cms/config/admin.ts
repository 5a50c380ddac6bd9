import type { Core } from "@strapi/strapi";
import { findPreview } from "../src/preview-link.ts";

/** Secrets come from the environment, which `npm run cms` fills at the first start. None has a value of its own. */
export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  auth: { secret: env("ADMIN_JWT_SECRET") },
  apiToken: { salt: env("API_TOKEN_SALT") },
  transfer: { token: { salt: env("TRANSFER_TOKEN_SALT") } },
  secrets: { encryptionKey: env("ENCRYPTION_KEY") },
  // Without it, Strapi starts on what is compiled alone, as tests do.
  serveAdminPanel: env.bool("SERVE_ADMIN_PANEL", true),
  // "Open preview" leads to the site, which shows drafts to whoever has the link.
  preview: {
    enabled: Boolean(env("PREVIEW_SECRET")),
    config: {
      allowedOrigins: [env("SITE_URL", "http://localhost:3000")],
      handler: (uid: string, asked: Parameters<typeof findPreview>[1]) =>
        findPreview(uid, asked, {
          siteUrl: env("SITE_URL", "http://localhost:3000"),
          secret: env("PREVIEW_SECRET", ""),
        }),
    },
  },
  flags: { nps: false, promoteEE: false },
});
