import type { Locator, Page } from "@playwright/test";
import { expectNoViolationsInBothModes } from "../axe.ts";
import { expectNoSidewaysScroll } from "../sideways.ts";
import { expect, test, untilReactIsThere, visit } from "../visitor.ts";

const LAB = "/lab/pool?s=1~s.sell~a.250";
const TEXT = "/concepts/consensus/weights";

test("a class is two links: its readers have language, pages, a lab as it was set and a quiz, its teacher sums alone", async ({
  page: teacher,
  browser,
  baseURL,
}) => {
  await visit(teacher, "/de/teach/class");
  await untilReactIsThere(teacher);
  for (const [place, path] of [`/de${TEXT}`, `${baseURL}/de${LAB}`].entries())
    await teacher.getByRole("textbox", { name: `Adresse ${place + 1}` }).fill(path);
  await teacher.getByRole("combobox", { name: "Fragen" }).selectOption("weights");
  await teacher.getByRole("button", { name: "Link erstellen" }).click();
  const forClass = new URL(await teacher.getByRole("textbox", { name: "Für die Klasse" }).inputValue());
  const forTeacher = new URL(await teacher.getByRole("textbox", { name: "Nur für dich" }).inputValue());
  const readersKey = forClass.hash.slice(1);
  await expectSound(teacher, "a class's two addresses");

  const asked: string[] = [];
  /** Another device, on which nobody has ever read German here. */
  const aReader = async () => {
    const reader = await (await browser.newContext()).newPage();
    reader.on("request", async (request) => asked.push([request.url(), ...Object.values(request.headers())].join(" ")));
    await visit(reader, `/class#${readersKey}`);
    await untilReactIsThere(reader);
    await expect(reader).toHaveURL(forClass.href);
    await untilReactIsThere(reader);
    return reader;
  };

  const reader = await aReader();
  await expect(reader.locator("html")).toHaveAttribute("lang", "de");
  const steps = partOf(reader, "Lesen und ausprobieren").getByRole("link");
  await expect(steps.first()).toHaveAttribute("href", `/de${TEXT}`);
  expect(decodeURIComponent((await steps.last().getAttribute("href")) ?? "")).toBe(`/de${LAB}`);
  await reader.getByRole("button", { name: "Ja, dieses Gerät zählen" }).click();
  await steps.last().click();
  await expect(reader.locator(".lab-frame[data-ready]")).toBeVisible();
  await expect(reader.getByRole("slider").first()).toHaveAttribute("aria-valuetext", /^250/);
  await reader.goBack();
  await expect(reader.getByText("geöffnet", { exact: true })).toBeVisible();
  await answer(reader, "nothing");
  await answer(reader, "inherits");
  await expectSound(reader, "a class with answered questions");

  const uncounted = await aReader();
  await uncounted.getByRole("button", { name: "Nein, nicht zählen" }).click();
  await answer(uncounted, "pay");

  await test.step("the teacher sees how many, and nothing else there is to see", async () => {
    const [answered] = await Promise.all([
      teacher.waitForResponse("**/class.json"),
      teacher.goto(forTeacher.href).then(() => untilReactIsThere(teacher)),
    ]);
    await expect(teacher.getByText("1 Gerät wird gezählt")).toBeVisible();
    await expect(partOf(teacher, "Seiten").getByRole("listitem")).toContainText([
      "von keinem Gerät geöffnet",
      "von 1 Gerät geöffnet",
    ]);
    await expect(partOf(teacher, "Fragen").getByRole("listitem")).toContainText([
      "1 richtig, 0 falsch",
      "0 richtig, 1 falsch",
      ...Array.from({ length: 3 }, () => "0 richtig, 0 falsch"),
    ]);
    await expectSound(teacher, "how far a class is");
    const { steps, questions, ...others } = await answered.json();
    expect(Object.keys(others).sort()).toEqual(["endsAt", "joined"]);
    expect(Object.keys(steps[0]).sort()).toEqual(["locale", "opened", "path", "title"]);
    expect(Object.keys(questions[0]).sort()).toEqual(["key", "locale", "prompt", "right", "wrong"]);
  });
  await test.step("whoever has the class's half alone sees none of it", async () => {
    const statusOf = (ask: string) =>
      reader.evaluate(
        async (body) => (await fetch("/class.json", { method: "POST", body })).status,
        JSON.stringify({ ask, key: readersKey }),
      );
    expect([await statusOf("read"), await statusOf("counts"), await statusOf("end")]).toEqual([200, 404, 404]);
    await visit(reader, `/de/class/counts#${readersKey}`);
    await untilReactIsThere(reader);
    await expect(reader.getByText("Das Ende dieser Adresse fehlt.")).toBeVisible();
    await expect(reader.getByRole("progressbar")).toHaveCount(0);
  });
  await test.step("without scripts a link is made, a wrong page is named, and the class is told what it needs", async () => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto("/teach/class?lesson=question-to-pay");
    const fields = page.getByRole("textbox", { name: /^Address \d/ });
    const first = await fields.first().inputValue();
    const typed = "https://elsewhere.example/";
    await fields.last().fill(typed);
    await page.getByRole("button", { name: "Make the link" }).click();
    await expect(page.getByRole("alert")).toHaveText(`This is no text, lab or figure of this site: ${typed}`);
    await page.locator(`input[value="${typed}"]`).fill("");
    await page.getByRole("button", { name: "Make the link" }).click();
    const forClass = await page.getByRole("textbox", { name: "For the class" }).inputValue();
    expect(await page.getByRole("textbox", { name: "For you alone" }).inputValue()).toContain("/class/counts#");

    await page.goto(forClass);
    const needed = page.locator("main noscript p");
    await expect(needed).toBeVisible();
    await expect(needed).toContainText("needs scripts");
    await page.goto(first);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("What is Bittensor?");
  });
  expect(asked.length).toBeGreaterThan(10);
  expect(
    asked.filter((said) => said.includes(readersKey)),
    "addresses and headers that have the key",
  ).toEqual([]);
});

/** What is opened by other hands than `opened-states/`, which has one page each. */
async function expectSound(page: Page, name: string): Promise<void> {
  await expectNoSidewaysScroll(page, name);
  await expectNoViolationsInBothModes(page);
}

/** The part of a class's page below a heading. */
function partOf(page: Page, title: string): Locator {
  return page.locator("main section").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
}

/** Gives the question that has this option it as an answer. */
async function answer(page: Page, option: string): Promise<void> {
  const question = page.locator("main li").filter({ has: page.locator(`input[value="${option}"]`) });
  const place = await question.evaluate((item) => [...(item.parentElement?.children ?? [])].indexOf(item));
  await question.locator(`input[value="${option}"]`).check();
  await question.getByRole("button", { name: "Antwort prüfen" }).click();
  await expect(partOf(page, "Fragen").locator("ol > li").nth(place).getByRole("status")).toBeFocused();
}
