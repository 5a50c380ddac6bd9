import type { Core } from "@strapi/strapi";

export default ({ env }: Core.Config.Shared.ConfigParams) => [
  "strapi::logger",
  "strapi::errors",
  "strapi::security",
  { name: "strapi::cors", config: { origin: env.array("CORS_ORIGINS", [env("SITE_URL", "http://localhost:3000")]) } },
  "strapi::query",
  "strapi::body",
  "strapi::session",
  "strapi::favicon",
  "strapi::public",
];
