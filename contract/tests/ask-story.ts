import { type DocumentNode, print } from "graphql";
import { EmailConfirmation, Register } from "../operations/account.ts";
import type { StoryApi } from "./story-api.ts";

export type StoryAnswer = {
  data?: Record<string, Record<string, unknown> | null> | null;
  errors?: { extensions: { code: string } }[];
  headers: Record<string, string>;
};

/** As the site asks for visitors whom nobody knows: with its token. `more` stands beside the question in the body. */
export function askStory(
  api: StoryApi,
  document: DocumentNode,
  variables: object = {},
  more: object = {},
): Promise<StoryAnswer> {
  return ask(api, document, { variables, ...more }, { authorization: "Bearer <read-only API token>" });
}

/** As the site asks for somebody who is signed in. */
export function askSignedIn(
  api: StoryApi,
  token: string,
  document: DocumentNode,
  variables: object = {},
): Promise<StoryAnswer> {
  return ask(api, document, { variables }, { authorization: `Bearer ${token}` });
}

/** Registers somebody who confirms their address; answers their token. */
export async function joinStory(api: StoryApi, name: string): Promise<string> {
  const email = `${name}@example.test`;
  const { errors } = await ask(api, Register, {
    variables: { input: { username: name, email, password: `password-of-${name}` } },
  });
  if (errors) throw new Error(`register: expected no error, got ${JSON.stringify(errors)}`);
  const confirmation = await api.readCode(email);
  const { data } = await ask(api, EmailConfirmation, { variables: { confirmation } });
  return String(data?.emailConfirmation?.jwt);
}

/** So much that a network may do everything again: a day, of which one step is ten seconds. */
export function passDay(api: StoryApi): void {
  for (let step = 0; step < 8_640; step += 1) api.passTime();
}

async function ask(api: StoryApi, document: DocumentNode, said: object, headers: object = {}): Promise<StoryAnswer> {
  const { body, headers: answered } = await api.send({
    ...{ method: "POST", path: "/graphql", body: { query: print(document), ...said } },
    headers: { "content-type": "application/json", ...headers },
  });
  return { ...(body as Omit<StoryAnswer, "headers">), headers: answered };
}
