import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EmailConfirmation, Register } from "@learn-bittensor/contract/operations/account";
import { createAccounts } from "@learn-bittensor/provider/create-accounts";
import { onTestFinished } from "vitest";
import type { ContentFile } from "./content-file.ts";
import { siteOnContent } from "./site-on-content.ts";

/** A hash in no time. */
const CHEAP_COST = { memoryKib: 8, passes: 1 };

type Options = Pick<Parameters<typeof siteOnContent>[1] & object, "redirects" | "transport">;

/** For tests: a site with the embedded accounts, in a folder that is removed when the test has finished. Its clock stands still. */
export async function siteWithLearners(files: ContentFile[], options: Options = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "learners-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const links: string[] = [];
  let now = Date.parse("2026-11-20T09:00:00Z");
  const accounts = await createAccounts({
    dataDir,
    siteUrl: "https://learn.example",
    mail: { send: async ({ link }) => void links.push(link), isFailing: () => false, close: () => undefined },
    log: () => undefined,
    clock: () => now,
    passwordCost: CHEAP_COST,
    findPasswordWeakness: null,
    attemptsPerMinute: 1_000,
  });
  onTestFinished(accounts.close);
  const world = await siteOnContent(files, { accounts, ...options });
  return {
    ...world,
    clock: () => now,

    passTime(milliseconds: number): void {
      now += milliseconds;
    },

    /** Registers somebody; answers their token. */
    async join(name: string): Promise<string> {
      const anonymous = world.site.contentAs("");
      const input = { username: name, email: `${name}@mail.example`, password: `password-of-${name}` };
      await anonymous.query(Register, { input });
      await accounts.settled();
      const confirmation = new URL(links.at(-1) ?? "").searchParams.get("confirmation") ?? "";
      const { emailConfirmation } = await anonymous.query(EmailConfirmation, { confirmation });
      return emailConfirmation?.jwt ?? "";
    },
  };
}
