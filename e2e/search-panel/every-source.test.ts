import { expect, test } from "../visitor.ts";
import { mockEngine, ONE_OF_EACH } from "./mock-engine.ts";
import { openPanel } from "./panel.ts";

test("each source leads to its address", async ({ page }) => {
  await mockEngine(page, ONE_OF_EACH);
  const { hits, sourcesButton, sources, field } = await openPanel(page);
  await sourcesButton.click();
  for (const name of ["Articles", "Applications", "Teams"]) await sources.getByRole("checkbox", { name }).check();
  await field.fill("st");
  await expect(hits).toHaveCount(6);
  const addresses = await hits.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual([
    "/concepts/economics/staking",
    "/guides/wallets/first%20stake",
    "/articles/on-stake",
    "/subnets/64",
    "https://app.example/in",
    "/subnets/stakers",
  ]);
});

test("a hit elsewhere is gone to by a load of its page", async ({ page }) => {
  await mockEngine(page, ONE_OF_EACH);
  await page.route("https://app.example/**", (route) => route.fulfill({ body: "The app", contentType: "text/plain" }));
  const { hits, sourcesButton, sources, field } = await openPanel(page);
  await sourcesButton.click();
  for (const name of ["Concepts", "Subnets", "Guides"]) await sources.getByRole("checkbox", { name }).uncheck();
  await sources.getByRole("checkbox", { name: "Applications" }).check();
  await field.fill("stake");
  await expect(hits).toHaveText(["Stake app"]);
  await hits.first().click();
  await expect(page).toHaveURL("https://app.example/in");
  await expect(page.locator("body")).toHaveText("The app");
});
