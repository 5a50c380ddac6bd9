import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

const TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 50;

const REGISTER = "mutation($input: UsersPermissionsRegisterInput!) { register(input: $input) { user { username } } }";
const CONFIRM = "mutation($code: String!) { emailConfirmation(confirmation: $code) { jwt } }";

/** Who asks: by a token, or through a proxy that names an address. */
interface Asking {
  token?: string;
  from?: string;
}

/** Asks the embedded provider of a running site; throws where it refuses. */
export async function ask(
  origin: string,
  query: string,
  variables: object,
  { token, from }: Asking = {},
): Promise<unknown> {
  const headers = {
    "Content-Type": "application/json",
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(from && { "X-Forwarded-For": from }),
  };
  const response = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers,
    body: JSON.stringify({ query, variables }),
  });
  const answer = await response.json();
  if (response.status !== 200 || answer.errors) throw new Error(`/graphql refuses: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** A learner of a running site without a mail server, whose messages stand in its data folder. Answers their token. */
export async function openAccount(
  origin: string,
  dataFolder: string,
  name: string,
  from = "127.0.0.1",
): Promise<string> {
  const email = `${name}@mail.example`;
  await ask(origin, REGISTER, { input: { username: name, email, password: passwordOf(name) } }, { from });
  const code = await readCode(path.join(dataFolder, "outbox"), email);
  const confirmed = await ask(origin, CONFIRM, { code }, { from });
  const token = /"jwt":"([^"]+)"/.exec(JSON.stringify(confirmed))?.[1];
  if (!token) throw new Error("expected a token after the confirmation, got none");
  return token;
}

/** The password of an account that was opened here. */
export function passwordOf(name: string): string {
  return `a long pass-phrase of ${name}`;
}

/** The code of the message that confirms an address, once it is there. */
export async function readCode(outbox: string, email: string): Promise<string> {
  for (let waited = 0; waited < TIMEOUT_MS; waited += POLL_INTERVAL_MS) {
    for (const file of await readdir(outbox).catch(() => [])) {
      const message = (await readFile(path.join(outbox, file), "utf8")).replace(/=\r?\n/g, "").replaceAll("=3D", "=");
      const code = /confirmation=([\w-]+)/.exec(message)?.[1];
      if (code && message.includes(email)) return code;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  throw new Error(`no message to ${email} in ${outbox}`);
}
