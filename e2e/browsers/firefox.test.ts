import { expectNoViolations } from "../axe.ts";
import { expectNoSidewaysScrollAt } from "../sideways.ts";
import { expect, settle, test, untilReactIsThere, visit } from "../visitor.ts";
import { IN_FIREFOX } from "./firefox.ts";

/** A page of each kind, in each language. */
const PAGES = [
  "/",
  "/de/concepts/consensus/yuma-consensus",
  "/ko/guides",
  "/zh/lab/pool",
  "/fr/subnets",
  "/search?q=yuma",
  "/learning",
  "/login",
];
const WIDTHS = [320, 1440];

test("each kind of page comes to life without a complaint, accessible, and as wide as the window", {
  tag: IN_FIREFOX,
}, async ({ page, complaints }) => {
  // Of these, Firefox writes into its console without telling who drives it.
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`refused by ${violatedDirective}: ${blockedURI}`),
    ),
  );
  for (const address of PAGES)
    await test.step(address, async () => {
      complaints.length = 0;
      await visit(page, address);
      await untilReactIsThere(page);
      await settle(page);
      await expectNoViolations(page);
      await expectNoSidewaysScrollAt(page, WIDTHS);
      expect.soft(complaints, address).toEqual([]);
    });
});
