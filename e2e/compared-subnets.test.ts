import { expect, test } from "./visitor.ts";

for (const [query, shown, said] of [
  ["compare=1,4,8,64", 4, null],
  ["compare=64,64,064", 1, null],
  ["compare=1&compare=4", 2, null],
  ["compare=1,2,3,4,5,6", 4, "these are the first 4"],
  ["compare=64,999", 1, "One of the subnets asked for does not exist."],
  ["compare=64,chutes,%3Cb%3E", 1, "2 of the subnets asked for do not exist."],
  ["compare=99999999999999999999", 0, "One of the subnets asked for does not exist."],
  [`compare=${"1,".repeat(300)}2`, 2, null],
  ["compare=", 0, null],
] as const)
  test(`answers /subnets?${query.slice(0, 40)}`, async ({ page }) => {
    const comparison = page.getByRole("region", { name: "Side by side" });
    const response = await page.goto(`/subnets?${query}`);
    expect(response?.status()).toBe(200);
    await expect(comparison.getByRole("link", { name: /^Take / })).toHaveCount(shown);
    if (said) await expect(comparison).toContainText(said);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(query === "compare=" ? 0 : 1);
  });
