import { BUDGET, expectLightFirstPaint, weighFirstPaint, weighStyles } from "../page-weight.ts";
import { authCookieOf, expect, signIn, test } from "./account-site.ts";

test("the pages of somebody who is signed in keep to their bytes", async ({
  page,
  accountSite: { origin, mailbox },
  learner,
}) => {
  await signIn(page, learner, mailbox);
  const cookie = await authCookieOf(page.context());
  const headers = { cookie: `${cookie?.name}=${cookie?.value}` };
  for (const path of ["/profile", "/learning"]) {
    expect(await weighStyles(origin, path, headers), `styles of ${path}`).toBeLessThanOrEqual(BUDGET.css);
    expectLightFirstPaint(path, await weighFirstPaint(origin, path, headers));
  }
});
