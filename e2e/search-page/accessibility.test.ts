import { expectNoViolationsInBothModes } from "../axe.ts";
import { test, visit } from "../visitor.ts";
import { STATES } from "./states.ts";

for (const [state, address] of Object.entries(STATES)) {
  test(`axe finds nothing: ${state}, light or dark`, async ({ page }) => {
    await visit(page, address);
    await expectNoViolationsInBothModes(page);
  });
}
