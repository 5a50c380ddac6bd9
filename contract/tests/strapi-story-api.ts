import { once } from "node:events";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { createApi } from "./create-api.ts";
import { findCode } from "./find-code.ts";
import type { Recording } from "./recording.ts";
import type { StoryApi } from "./story-api.ts";

/** Where the project's Strapi is, which has no accounts yet, takes a visitor's address from a proxy, and sends its mail to a port of this machine. */
interface Place {
  url: string;
  apiToken: string;
  smtpPort: number;
  administrator: { email: string; password: string };
}

const USERS = "/content-manager/collection-types/plugin::users-permissions.user";
const MAIL_WITHIN_MS = 10_000;

/** A Strapi, an operator's hands on it, and the mail that it sends. */
export async function createStrapiStoryApi({ url, apiToken, smtpPort, administrator }: Place): Promise<StoryApi> {
  const { send } = createApi(url, apiToken, (request) => fetch(request));
  const messages: { to: string[]; raw: string }[] = [];
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onData(stream, { envelope }, done) {
      const raw = await text(stream);
      messages.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
      done(null);
    },
  });
  await once(mail.listen(smtpPort, "127.0.0.1"), "listening");
  const closeMail = () => new Promise<void>((resolve) => mail.close(() => resolve()));
  const operator = await signIn(url, administrator);
  let moments = 0;

  return {
    // Attempts are counted by address: who comes later comes from another one.
    async send(request: Recording["request"]) {
      const headers = { ...request.headers, "x-forwarded-for": `10.0.${moments >> 8}.${moments & 255}` };
      return withoutOwnCount(request, await send({ ...request, headers }));
    },

    passTime(): void {
      moments += 1;
    },

    async block(name: string): Promise<void> {
      const found = await operator("GET", `${USERS}?filters[username][$eq]=${name}`);
      const { results } = found as { results: { documentId: string }[] };
      await operator("PUT", `${USERS}/${results[0]?.documentId}`, { blocked: true });
    },

    breakMail: closeMail,

    async readCode(address: string): Promise<string> {
      const giveUpAt = performance.now() + MAIL_WITHIN_MS;
      while (performance.now() < giveUpAt) {
        const codes = messages.filter(({ to }) => to.includes(address)).map(({ raw }) => findCode(raw));
        const latest = codes.findLast((code) => code !== null);
        if (latest) return latest;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`the mail server: expected a message with a code to ${address}, got none`);
    },

    close: closeMail,
  };
}

/** What this project's Strapi counts attempts at besides, and tells so; the recorded one did not. */
const COUNTED = /\b(?:sendEmailConfirmation|updateProfile|deleteAccount)\(/;

function withoutOwnCount({ body }: Recording["request"], answer: Recording["response"]): Recording["response"] {
  if (!COUNTED.test(JSON.stringify(body))) return answer;
  const headers = Object.entries(answer.headers).filter(([name]) => !name.startsWith("x-ratelimit-"));
  return { ...answer, headers: Object.fromEntries(headers) };
}

async function signIn(url: string, administrator: Place["administrator"]) {
  const ask = async (token: string, method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(url + path, {
      method,
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${(await answer.text()).slice(0, 400)}`);
    return answer.json();
  };
  const { data } = (await ask("", "POST", "/admin/login", administrator)) as { data: Record<string, string> };
  return (method: string, path: string, body?: object) => ask(data.token ?? data.accessToken ?? "", method, path, body);
}
