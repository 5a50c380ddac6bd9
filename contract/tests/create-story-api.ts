import { createEmbeddedApi } from "./embedded-api.ts";
import type { StoryApi } from "./story-api.ts";
import { createStrapiStoryApi } from "./strapi-story-api.ts";

/** The project's Strapi at `CONTRACT_URL`, whose mail comes to `CONTRACT_SMTP_PORT`; else the embedded provider. */
export function createStoryApi(env: NodeJS.ProcessEnv): Promise<StoryApi> {
  const { CONTRACT_URL: url, CONTRACT_SMTP_PORT: smtpPort } = env;
  if (!url || !smtpPort) return createEmbeddedApi();
  const administrator = { email: env.CMS_ADMIN_EMAIL ?? "", password: env.CMS_ADMIN_PASSWORD ?? "" };
  return createStrapiStoryApi({
    url,
    apiToken: env.CONTRACT_API_TOKEN ?? "",
    smtpPort: Number(smtpPort),
    administrator,
  });
}
