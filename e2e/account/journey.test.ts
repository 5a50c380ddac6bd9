import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expectNoViolationsInBothModes } from "../axe.ts";
import { IN_FIREFOX } from "../browsers/firefox.ts";
import { CONCEPT, expectMarks, listStored, marksOf } from "../learning/marks.ts";
import { partOf } from "../sample.ts";
import { visit } from "../visitor.ts";
import {
  authCookieOf,
  expect,
  logIn,
  openAccount,
  openAccountByHand,
  sendForm,
  signIn,
  test,
  visitForm,
} from "./account-site.ts";

const A_DAY_MS = 86_400_000;

/** What one does once the account is there; in a sample, with scripts or without. */
const BY_TURNS = partOf(2, [true, false]);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });
    const inFirefox = javaScriptEnabled ? IN_FIREFOX : [];

    test("register, mail, confirm, log in, log out, and in again in a second browser", { tag: inFirefox }, async ({
      page,
      accountSite: { origin, mailbox },
      learner,
      browser,
      isMobile,
      extraHTTPHeaders,
    }) => {
      // What the browser caches of a page from before is not what it shows to who is signed in, nor the other way round.
      await page.goto("/concepts");
      await openAccountByHand(page, learner, mailbox);
      await expect(page.getByRole("main")).toContainText("Your e-mail address is confirmed.");
      await logIn(page, learner);
      await expect(page).toHaveURL(`${origin}/profile`);
      await expect(page.getByLabel("Username", { exact: true })).toHaveValue(learner.username);
      const cookie = await authCookieOf(page.context());
      expect(cookie).toMatchObject({ name: "auth_token", httpOnly: true, secure: true, sameSite: "Lax", path: "/" });
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
      expect(days).toBeGreaterThan(6.9);
      expect(days).toBeLessThanOrEqual(7);

      await page.goto("/concepts");
      if (!isMobile) await expect(page.getByRole("banner").getByRole("link", { name: "Profile" })).toBeVisible();
      await page.goto("/login");
      await expect(page).toHaveURL(`${origin}/profile`);
      await sendForm(page, {}, "Sign out");
      await expect(page).toHaveURL(`${origin}/`);
      expect(await authCookieOf(page.context())).toBeUndefined();
      await page.goto("/concepts");
      if (!isMobile) await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
      await page.goto("/profile");
      await expect(page).toHaveURL(`${origin}/login?redirect=%2Fprofile`);

      const second = await browser.newContext({ baseURL: origin, javaScriptEnabled, extraHTTPHeaders });
      const elsewhere = await second.newPage();
      await elsewhere.goto(`/login?${new URLSearchParams({ redirect: "/subnets?sort=name" })}`);
      await logIn(elsewhere, learner);
      await expect(elsewhere).toHaveURL(`${origin}/subnets?sort=name`);
      await second.close();
    });

    if (!BY_TURNS.includes(javaScriptEnabled)) return;

    test("a forgotten password: mail in the reader's language, a new one, and older sessions end", async ({
      page,
      accountSite: { origin, mailbox },
      learner,
      browser,
      extraHTTPHeaders,
    }) => {
      await signIn(page, learner, mailbox);

      const second = await browser.newContext({ baseURL: origin, javaScriptEnabled, extraHTTPHeaders });
      const elsewhere = await second.newPage();
      await elsewhere.goto("/ko/forgot-password");
      await sendForm(elsewhere, { "이메일 주소": learner.email }, "링크 보내기");
      await expect(elsewhere).toHaveURL(`${origin}/ko/forgot-password?done=reset-sent`);
      const { link, language } = await mailbox.waitForMessage(learner.email, 2);
      expect(language).toBe("ko");
      await elsewhere.goto(link);
      await sendForm(
        elsewhere,
        { "새 비밀번호": "new long pass-phrase", "새 비밀번호 다시 입력": "new long pass-phrase" },
        "새 비밀번호 저장",
      );
      await expect(elsewhere).toHaveURL(`${origin}/ko/profile?done=password-changed`);
      await second.close();

      await page.goto("/profile");
      await expect(page).toHaveURL(`${origin}/login?redirect=%2Fprofile`);
      await expect(noticeOn(page)).toContainText("You are no longer signed in on this device.");
      expect(await authCookieOf(page.context())).toBeUndefined();
    });

    test("signed out on all devices, another browser is told at its next page, signs in again and is where it was", async ({
      page,
      accountSite: { origin, mailbox },
      learner,
      browser,
      extraHTTPHeaders,
    }) => {
      await openAccount(page, learner, mailbox);
      const second = await browser.newContext({ baseURL: origin, javaScriptEnabled, extraHTTPHeaders });
      const elsewhere = await second.newPage();
      for (const signedIn of [page, elsewhere]) {
        await signedIn.goto("/login");
        await logIn(signedIn, learner);
        await expect(signedIn).toHaveURL(`${origin}/profile`);
      }

      await sendForm(page, {}, "Sign out on all devices");
      await expect(page).toHaveURL(`${origin}/login?done=signed-out-everywhere`);
      await expect(noticeOn(page)).toHaveText("You are signed out on all devices.");
      expect(await authCookieOf(page.context())).toBeUndefined();

      await elsewhere.goto("/profile");
      await expect(elsewhere).toHaveURL(`${origin}/login?redirect=%2Fprofile`);
      await expect(noticeOn(elsewhere)).toContainText("You are no longer signed in on this device.");
      expect(await authCookieOf(second)).toBeUndefined();
      await logIn(elsewhere, learner);
      await expect(elsewhere).toHaveURL(`${origin}/profile`);
      await expect(elsewhere.getByLabel("Username", { exact: true })).toHaveValue(learner.username);
      await second.close();
    });

    test("the list of devices: a session is ended from another one", async ({
      page,
      accountSite: { origin, mailbox },
      learner,
      browser,
      extraHTTPHeaders,
    }) => {
      await openAccount(page, learner, mailbox);
      const second = await browser.newContext({ baseURL: origin, javaScriptEnabled, extraHTTPHeaders });
      const elsewhere = await second.newPage();
      for (const signedIn of [page, elsewhere]) {
        await signedIn.goto("/login");
        await logIn(signedIn, learner);
        await expect(signedIn).toHaveURL(`${origin}/profile`);
      }
      await page.goto("/profile");
      const devices = page.getByRole("list", { name: "Sessions" }).getByRole("listitem");
      await expect(devices).toHaveCount(2);
      await expect(devices.filter({ hasText: "This device" })).toHaveText(/Linux/);
      await sendForm(page, {}, "End this session");
      await expect(page).toHaveURL(`${origin}/profile?done=device-signed-out`);
      await expect(devices).toHaveCount(1);
      await elsewhere.goto("/profile");
      await expect(elsewhere).toHaveURL(`${origin}/login?redirect=%2Fprofile`);
      await second.close();
    });

    test("one's data as a file, and the account deleted", async ({
      page,
      accountSite: { origin, mailbox },
      learner,
    }) => {
      await signIn(page, learner, mailbox);
      await (javaScriptEnabled ? visit(page, CONCEPT) : page.goto(CONCEPT));
      await marksOf(page).read.click();
      await expectMarks(page, { isRead: true, isBookmarked: false });
      await marksOf(page).bookmark.click();
      await expectMarks(page, { isRead: true, isBookmarked: true });
      // With scripts, the device stores what has not reached the account.
      if (javaScriptEnabled) await expect(async () => expect(await listStored(page)).toEqual([])).toPass();
      await page.goto("/profile");
      const downloading = page.waitForEvent("download");
      await page.getByRole("link", { name: "Download my data" }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(/^learn-bittensor-[\d-]+\.json$/);
      const data = JSON.parse(await readFile(await download.path(), "utf8"));
      const [kind, slug] = ["concept", CONCEPT.split("/").at(-1)];
      expect(data).toMatchObject({
        account: { username: learner.username, email: learner.email },
        progress: [{ kind, slug }],
        bookmarks: [{ kind, slug }],
        quizAttempts: [],
        feedback: [],
      });
      expect(Math.abs(Date.parse(data.exportedAt) - Date.now())).toBeLessThan(A_DAY_MS);
      expect(JSON.stringify(data)).not.toContain(learner.password);

      // Where there are scripts, it is they who ask once more.
      if (javaScriptEnabled) await visitForm(page, "/profile");
      const deletion = page.locator("section", { hasText: "This cannot be undone" }).last();
      await deletion.getByLabel("Current password").fill("wrong password");
      const send = deletion.getByRole("button", { name: "Delete my account for good" });
      const question = page.getByRole("alertdialog", { name: "Delete account" });
      const confirmed = () => question.getByRole("button", { name: "Delete my account for good" }).click();
      await send.click();
      if (javaScriptEnabled) await confirmed();
      await expect(page.getByRole("alert")).toContainText("This is not your current password.");
      await deletion.getByLabel("Current password").fill(learner.password);
      await send.click();
      if (javaScriptEnabled) {
        await expect(question.getByRole("button", { name: "Keep my account" })).toBeFocused();
        await expectNoViolationsInBothModes(page);
        await page.keyboard.press("Escape");
        await expect(question).toBeHidden();
        await expect(send).toBeFocused();
        await send.press("Enter");
        await confirmed();
      }
      await expect(page).toHaveURL(`${origin}/login?done=deleted`);
      await logIn(page, learner);
      await expect(page.getByRole("alert")).toContainText("Name or password is wrong.");
    });
  });
}

/** What an account page says above its form. */
function noticeOn(page: Page): Locator {
  return page.getByRole("main").getByRole("status").filter({ hasText: /./ });
}
