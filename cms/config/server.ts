import type { Core } from "@strapi/strapi";

export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  host: env("HOST", "127.0.0.1"),
  port: env.int("PORT", 1337),
  url: env("PUBLIC_URL", `http://${env("HOST", "127.0.0.1")}:${env.int("PORT", 1337)}`),
  // Attempts at accounts are counted by address: behind a proxy it is the one that the proxy tells.
  proxy: { koa: env.bool("TRUST_PROXY", false) },
  app: { keys: env.array("APP_KEYS") },
});
