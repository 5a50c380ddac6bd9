/** Secrets come from the environment, which `npm run cms` fills at the first start. None has a value of its own. */
export default ({ env }) => ({
  auth: { secret: env("ADMIN_JWT_SECRET") },
  apiToken: { salt: env("API_TOKEN_SALT") },
  transfer: { token: { salt: env("TRANSFER_TOKEN_SALT") } },
  secrets: { encryptionKey: env("ENCRYPTION_KEY") },
  // Without it, Strapi starts on what is compiled alone, as tests do.
  serveAdminPanel: env.bool("SERVE_ADMIN_PANEL", true),
  flags: { nps: false, promoteEE: false },
});
