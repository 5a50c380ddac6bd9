import { expect, test, visitForm } from "./account-site.ts";

/** What password managers go by, field by field. */
const FIELDS = {
  "/login": ["username", "current-password"],
  "/register": ["username", "email", "new-password"],
  "/forgot-password": ["email"],
  "/reset-password?code=x": ["new-password", "new-password"],
};

test("password managers understand every form", async ({ page }) => {
  for (const [path, expected] of Object.entries(FIELDS))
    await test.step(path, async () => {
      await visitForm(page, path);
      const fields = page.locator("form:has(input.field) input:is([type=text], [type=email], [type=password])");
      const purposes = await fields.evaluateAll((inputs) => inputs.map((input) => input.getAttribute("autocomplete")));
      expect.soft(purposes, path).toEqual(expected);
      // A manager that fills in a field tells passwords by their type.
      for (const [index, purpose] of expected.entries())
        if (purpose.endsWith("password")) await expect.soft(fields.nth(index)).toHaveAttribute("type", "password");
    });
});
