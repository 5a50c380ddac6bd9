import { expect, test } from "./visitor.ts";

const ASKED = [
  ["compare=1,4,8,64", 4, null],
  ["compare=64,64,064", 1, null],
  ["compare=1&compare=4", 2, null],
  ["compare=1,2,3,4,5,6", 4, "these are the first 4"],
  ["compare=64,999", 1, "One of the subnets asked for does not exist."],
  ["compare=64,chutes,%3Cb%3E", 1, "2 of the subnets asked for do not exist."],
  ["compare=99999999999999999999", 0, "One of the subnets asked for does not exist."],
  [`compare=${"1,".repeat(300)}2`, 2, null],
  ["compare=", 0, null],
] as const;

test("a comparison is answered, whatever is asked for", async ({ page }) => {
  const comparison = page.getByRole("region", { name: "Side by side" });
  for (const [query, shown, said] of ASKED)
    await test.step(`/subnets?${query.slice(0, 40)}`, async () => {
      const response = await page.goto(`/subnets?${query}`);
      expect.soft(response?.status(), query).toBe(200);
      await expect.soft(comparison.getByRole("link", { name: /^Take / }), query).toHaveCount(shown);
      if (said) await expect.soft(comparison, query).toContainText(said);
      await expect.soft(page.locator('meta[name="robots"]'), query).toHaveCount(query === "compare=" ? 0 : 1);
    });
});
