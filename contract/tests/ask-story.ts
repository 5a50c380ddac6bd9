import { type DocumentNode, print } from "graphql";
import type { StoryApi } from "./story-api.ts";

export type StoryAnswer = {
  data?: Record<string, Record<string, unknown> | null> | null;
  errors?: { extensions: { code: string } }[];
  headers: Record<string, string>;
};

/** As the site asks for visitors whom nobody knows: with its token. `more` stands beside the question in the body. */
export async function askStory(
  api: StoryApi,
  document: DocumentNode,
  variables: object = {},
  more: object = {},
): Promise<StoryAnswer> {
  const { body, headers } = await api.send({
    ...{ method: "POST", path: "/graphql", body: { query: print(document), variables, ...more } },
    headers: { "content-type": "application/json", authorization: "Bearer <read-only API token>" },
  });
  return { ...(body as Omit<StoryAnswer, "headers">), headers };
}

/** So much that a network may do everything again: a day, of which one step is ten seconds. */
export function passDay(api: StoryApi): void {
  for (let step = 0; step < 8_640; step += 1) api.passTime();
}
