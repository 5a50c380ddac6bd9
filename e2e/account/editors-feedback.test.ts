import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { IN_FIREFOX } from "../browsers/firefox.ts";
import { startOwnSite } from "../own-site.ts";
import { untilReactIsThere, test as visitorTest } from "../visitor.ts";
import { expect, signIn } from "./account-site.ts";
import { openMailbox } from "./mailbox.ts";

const CONCEPT = "/concepts/staking/staking";
const ROOT = path.join(import.meta.dirname, "../..");

/** On a site of its own, with the command that makes an editor of an account. */
const test = visitorTest.extend<
  object,
  { own: { origin: string; mailbox: Mailbox; appoint: (name: string) => Promise<unknown> } }
>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-editors-"));
      const mailbox = await openMailbox();
      const site = await startOwnSite(folder, { SMTP_URL: mailbox.smtpUrl });
      const appoint = (name: string) =>
        promisify(execFile)(
          path.join(ROOT, "node_modules/.bin/node"),
          [path.join(ROOT, "provider/accounts/appoint-editor.ts"), name],
          {
            env: { ...process.env, DATA_DIR: folder },
          },
        );
      await use({ origin: site.origin, mailbox, appoint });
      await site.stop();
      await mailbox.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ own }, use) => use(own.origin),
});

type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

test("who is signed in tells something; an editor reads and answers it, and the number leads to the text", {
  tag: IN_FIREFOX,
}, async ({ page, own }) => {
  const editor = { username: "ada", email: "ada@mail.example", password: "correct horse battery" };
  await signIn(page, editor, own.mailbox);
  await page.goto(`/feedback?${new URLSearchParams({ page: CONCEPT })}`);
  await untilReactIsThere(page);
  await page.getByLabel("Something is missing").check();
  await page.getByLabel("What you want to say").fill("What of a day without stake?");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page).toHaveURL(/\/feedback\/\d+\?sent=1$/);
  await page.goto("/feedback/editors");
  await expect(page.getByText("What of a day without stake?")).toHaveCount(0);

  await own.appoint(editor.username);
  await page.goto("/feedback/editors");
  await untilReactIsThere(page);
  await expect(page.getByText("What of a day without stake?")).toBeVisible();
  await page.getByLabel("Answer", { exact: true }).fill("It says so now.");
  await page.getByLabel(/^Where the text says it now/).fill(CONCEPT);
  await page.getByRole("button", { name: "Answer", exact: true }).click();
  await expect(page.getByText("Nothing here.")).toBeVisible();
  await page.getByRole("link", { name: "Answered", exact: true }).click();
  await page.getByRole("heading", { level: 2 }).getByRole("link").first().click();
  await expect(page.getByText("It says so now.")).toBeVisible();
  await page.getByRole("link", { name: "Read it where it stands now" }).click();
  await expect(page).toHaveURL(new RegExp(`${CONCEPT}$`));
});
