import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EmailConfirmation, Register } from "@learn-bittensor/contract/operations/account";
import { createAccounts } from "@learn-bittensor/provider/create-accounts";
import type { createMail } from "@learn-bittensor/provider/create-mail";
import { onTestFinished } from "vitest";
import type { ContentTransport } from "#app/site/content-client.server.ts";
import type { EndedTokens } from "#app/site/ended-tokens.ts";
import { createRequestContext } from "#app/site/request-context.server.ts";
import { siteOnContent } from "./site-on-content.ts";

type Mail = ReturnType<typeof createMail>;
type Message = Parameters<Mail["send"]>[0];

export const PASSWORD = "a long pass-phrase";

/** For tests: the site on the embedded accounts, in a folder of their own, with a mailbox and a clock that stands still. */
export async function siteWithAccounts(
  options: { transport?: ContentTransport; isMailBroken?: boolean; endedTokens?: EndedTokens } = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), "site-with-accounts-"));
  const messages: Message[] = [];
  const send = async (message: Message) => {
    if (options.isMailBroken) throw new Error("no mail today");
    messages.push(message);
  };
  let now = Date.parse("2026-11-20T09:00:00Z");
  const accounts = await createAccounts({
    dataDir,
    siteUrl: "https://learn.example",
    mail: { send, isFailing: () => false, close: () => undefined },
    log: () => undefined,
    clock: () => now,
    passwordCost: { memoryKib: 8, passes: 1 },
    findPasswordWeakness: null,
  });
  onTestFinished(async () => {
    await accounts.close();
    await rm(dataDir, { recursive: true });
  });
  const { site, logged, asked } = await siteOnContent([], {
    accounts,
    ...(options.transport && { transport: options.transport }),
    ...(options.endedTokens && { endedTokens: options.endedTokens }),
  });

  /** What an action is given for a form that is sent to this path. */
  function formTo(
    path: string,
    fields: Fields | RequestInit,
    { cookie, from }: { cookie?: string; from?: string } = {},
  ) {
    const url = new URL(path, "https://learn.example");
    const init = "body" in fields ? (fields as RequestInit) : { body: new URLSearchParams(fields as Fields) };
    const headers = new Headers(init.headers);
    if (cookie) headers.set("Cookie", cookie);
    const context = createRequestContext(site, {
      nonce: "",
      isDataRequest: false,
      clientAddress: from ?? "203.0.113.9",
    });
    return { request: new Request(url, { ...init, method: "POST", headers }), url, pattern: "*", params: {}, context };
  }

  /** The code in the latest message that has one. */
  async function readCode(): Promise<string> {
    await accounts.settled();
    const links = messages.map(({ link }) => new URL(link));
    return (
      links
        .findLast(({ search }) => search !== "")
        ?.searchParams.values()
        .next().value ?? ""
    );
  }

  return {
    site,
    logged,
    asked,
    messages,
    formTo,

    passTime(milliseconds: number): void {
      now += milliseconds;
    },

    readCode,

    /** Registers and confirms `{name}@mail.example` with `PASSWORD`; answers the cookie of who is signed in. */
    async join(name: string): Promise<string> {
      const content = site.contentAs("", { clientAddress: `${name}'s`, locale: "en" });
      await content.query(Register, { input: { username: name, email: `${name}@mail.example`, password: PASSWORD } });
      const { emailConfirmation } = await content.query(EmailConfirmation, { confirmation: await readCode() });
      return `auth_token=${emailConfirmation?.jwt}`;
    },
  };
}

type Fields = Record<string, string>;
