import { expect, test, untilReactIsThere, visit } from "../visitor.ts";

const CONCEPT = "/concepts/staking/staking";

test("what has changed in a text since it was read is told and shown, until it has been seen", async ({ page }) => {
  await visit(page, CONCEPT);
  await untilReactIsThere(page);
  const asked = page.waitForResponse(/\/staking\.md$/);
  await page.getByRole("button", { name: "Mark as read" }).first().click();
  await asked;
  const countNotes = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("learning-notes/read/")).length);
  await expect.poll(countNotes).toBe(1);

  await page.route("**/staking.md", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/^(## .*\{#[\w-]+\})$/m, "$1\n\nNobody knew this before.");
    await route.fulfill({ response, body });
  });
  await visit(page, CONCEPT);
  await untilReactIsThere(page);
  const changes = page.getByRole("region", { name: /^One section has changed since you read this on/ });
  await expect(changes).toBeVisible();
  await changes.getByText("What is different").click();
  await expect(changes.getByRole("insertion")).toHaveText("Nobody knew this before.");
  await changes.getByRole("button", { name: "I have seen it" }).click();
  await expect(changes).toBeHidden();
  const compared = page.waitForResponse(/\/staking\.md$/);
  await page.reload();
  await untilReactIsThere(page);
  await compared;
  await expect(changes).toBeHidden();
});
