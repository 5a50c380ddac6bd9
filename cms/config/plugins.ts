import type { Core } from "@strapi/strapi";
import { hideInternalErrors } from "../src/graphql/hide-internal-errors.ts";

export default ({ env }: Core.Config.Shared.ConfigParams) => {
  const site = env("SITE_URL", "http://localhost:3000");
  const origins = env.array("CORS_ORIGINS", [site]);
  return {
    // As it is compiled.
    learn: { enabled: true, resolve: "./dist/src/plugins/learn" },
    graphql: {
      config: {
        v4CompatibilityMode: true,
        defaultLimit: 25,
        maxLimit: 100,
        depthLimit: 16,
        landingPage: false,
        generateArtifacts: false,
        apolloServer: {
          introspection: env.bool("GRAPHQL_INTROSPECTION", false),
          includeStacktraceInErrorResponses: false,
          plugins: [hideInternalErrors],
          // Without this the endpoint answers pages of any other site.
          cors: {
            origin: (ctx: { get: (header: string) => string }) =>
              origins.includes(ctx.get("Origin")) ? ctx.get("Origin") : "",
          },
        },
      },
    },
    "users-permissions": {
      config: {
        jwtSecret: env("JWT_SECRET"),
        jwt: { expiresIn: "7d" },
        ratelimit: { interval: { min: 1 }, max: env.int("AUTH_RATE_MAX", 10) },
      },
    },
    email: {
      config: {
        provider: "nodemailer",
        providerOptions: env("SMTP_URL") ? { url: env("SMTP_URL") } : { jsonTransport: true },
        settings: {
          defaultFrom: env("MAIL_FROM", "no-reply@localhost"),
          defaultReplyTo: env("MAIL_FROM", "no-reply@localhost"),
        },
      },
    },
  };
};
