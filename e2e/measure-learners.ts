import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Locator, type Page } from "@playwright/test";
import { CHROMIUM_ARGUMENTS } from "../scripts/chromium-arguments.mjs";
import { findSystemChromium } from "../scripts/find-chromium.mjs";
import { startSite } from "../scripts/start-server.mjs";
import { DESKTOP, PHONE } from "./devices.ts";
import { untilSearchAnswers } from "./until-search-answers.ts";
import { settle, untilReactIsThere } from "./visitor.ts";

/**
 * Not a test: `node e2e/measure-learners.ts` does what five kinds of learners come for, by what a newcomer sees and presses, and
 * writes how many clicks each took and how long, as the table of `docs/learners.md`. A step that is not there ends it.
 */
const WORDS_PER_MINUTE = 200;
const SECONDS_PER_CLICK = 5;

interface Learner {
  who: string;
  wants: string;
  device: typeof DESKTOP | typeof PHONE;
  locale: string;
  goes: (reader: Reader) => Promise<void>;
}

class Reader {
  clicks = 0;
  words = 0;
  /** The addresses that came up, one after another. */
  readonly way: string[] = [];
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses what is seen, and waits for what comes of it: where it is a link, for another address. */
  async press(what: Locator): Promise<void> {
    const before = this.page.url();
    const leads = (await what.getAttribute("href")) !== null;
    await what.click();
    this.clicks += 1;
    if (leads) await this.page.waitForURL((url) => url.href !== before);
    await settle(this.page);
    const { pathname, search } = new URL(this.page.url());
    const address = pathname + (pathname.includes("/lab/") ? "" : search);
    if (this.way.at(-1) !== address) this.way.push(address);
  }

  /** Reads what there is to be seen of a part, and looks at it. */
  async read(what: Locator): Promise<void> {
    const text = (await what.allInnerTexts()).join(" ");
    this.words += text.split(/\s+/).filter(Boolean).length;
  }

  link(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole("link", { name }).filter({ visible: true }).first();
  }

  /** By the menu of the bar. */
  async choose(section: string, entry: string): Promise<void> {
    const bar = this.page.getByRole("banner");
    await this.press(bar.getByRole("button", { name: section, exact: true }).first());
    await this.press(this.link(entry, bar));
  }
}

const LEARNERS: readonly Learner[] = [
  {
    who: "Newcomer",
    wants: "what it is, who is paid for what, and whether it is serious",
    device: DESKTOP,
    locale: "en-US",
    async goes(reader) {
      const { page } = reader;
      await page.goto("/");
      await reader.press(reader.link("Bittensor in five minutes"));
      await reader.read(page.locator("#five-minutes"));
      await reader.press(reader.link("Choose your path", page.getByRole("main")));
      await reader.press(page.locator("main .path-choice_choice a").first());
      await reader.press(page.locator("main .step-path_step a").first());
      const next = page.locator("a[rel=next]").filter({ visible: true }).first();
      while (!page.url().includes("/end")) {
        await reader.read(page.locator("main .rich-text").first());
        await reader.press(next);
      }
      await reader.read(page.getByRole("main"));
      await search(reader, "is bittensor legit");
      await reader.read(page.locator(":target, main .rich-text").first());
    },
  },
  {
    who: "Engineer",
    wants: "a subnet to mine with one card of 24 GB, and what to do first",
    device: DESKTOP,
    locale: "en-US",
    async goes(reader) {
      const { page } = reader;
      await page.goto("/");
      await reader.choose("Explore", "Subnets");
      await reader.press(page.getByText("What can I mine with what I have?"));
      await page.getByLabel("Memory of my graphics card").selectOption({ label: "24 GB" });
      reader.clicks += 2;
      await reader.press(page.getByRole("search").getByRole("button", { name: "Show" }));
      await reader.press(page.getByRole("table").getByRole("rowheader").first().getByRole("link"));
      await reader.read(page.getByRole("main"));
      await reader.choose("Explore", "Guides");
      await reader.press(reader.link(/Running a miner/, page.getByRole("main")));
      await reader.read(page.getByRole("main"));
    },
  },
  {
    who: "Student, in Korean, on a phone",
    wants: "how scores become pay, and to try it",
    device: PHONE,
    locale: "ko-KR",
    async goes(reader) {
      const { page } = reader;
      await page.goto("/");
      await reader.press(
        page
          .getByRole("link", { name: /한국어/ })
          .filter({ visible: true })
          .first(),
      );
      await reader.press(page.getByRole("button", { name: "메뉴 열기" }));
      await reader.press(page.getByRole("dialog").getByText("둘러보기", { exact: true }).first());
      await reader.press(reader.link("개념", page.getByRole("dialog")));
      await reader.press(reader.link("유마 컨센서스", page.getByRole("main")));
      await reader.read(page.locator("main .rich-text").first());
      await reader.press(reader.link("실험실에서 열기", page.getByRole("main")));
      await page.locator(".lab-frame[data-ready]").waitFor();
      await reader.press(page.locator(".lab-bar_preset").nth(1));
      await reader.read(page.locator(".lab-told_sentences"));
    },
  },
  {
    who: "Teacher",
    wants: "a lesson with slides, and a link for the class",
    device: DESKTOP,
    locale: "en-US",
    async goes(reader) {
      const { page } = reader;
      await page.goto("/");
      await reader.choose("Resources", "For teachers");
      await reader.press(reader.link(/What an order really costs/, page.getByRole("main")));
      await reader.read(page.getByRole("main"));
      await reader.press(reader.link("Slides", page.getByRole("main")));
      await untilReactIsThere(page);
      await reader.press(page.getByRole("button", { name: "Next" }));
      await reader.press(reader.link("A link for your class", page.getByRole("main")));
      await reader.press(page.getByRole("main").getByRole("button", { name: /Make/ }));
      await reader.read(page.getByRole("main").getByRole("status").first());
    },
  },
  {
    who: "Validator’s operator",
    wants: "what changed in 2026 for validators, and to try one change",
    device: DESKTOP,
    locale: "en-US",
    async goes(reader) {
      const { page } = reader;
      await page.goto("/");
      await reader.choose("Explore", "Timeline");
      await reader.press(reader.link(/^Validators/, page.getByRole("main")));
      await reader.press(reader.link(/^2026/, page.getByRole("main")));
      await reader.read(page.getByRole("main"));
      await reader.press(reader.link("Try it in the lab", page.getByRole("main")));
      await page.locator(".lab-frame[data-ready]").waitFor();
      await reader.read(page.locator(".lab-told_sentences"));
    },
  },
];

const dataFolder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-learners-"));
const site = await startSite(dataFolder);
const browser = await chromium.launch({ args: CHROMIUM_ARGUMENTS, executablePath: findSystemChromium() ?? undefined });
const ways: string[] = [];
try {
  await untilSearchAnswers(site.origin, ["en"]);
  console.log("| Who | Wants | Clicks | Words | Time |\n| --- | --- | --: | --: | --: |");
  for (const { who, wants, device, locale, goes } of LEARNERS) {
    const context = await browser.newContext({ ...device, locale, baseURL: site.origin, reducedMotion: "reduce" });
    const reader = new Reader(await context.newPage());
    await goes(reader);
    const minutes = reader.words / WORDS_PER_MINUTE + (reader.clicks * SECONDS_PER_CLICK) / 60;
    console.log(`| ${who} | ${wants} | ${reader.clicks} | ${reader.words} | ${minutes.toFixed(1)} min |`);
    ways.push(`${who}: ${reader.way.join(" → ")}`);
    await context.close();
  }
  console.log(`\n${ways.join("\n")}`);
} finally {
  await browser.close();
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

/** Types into the search of the bar and opens what comes first. */
async function search(reader: Reader, words: string): Promise<void> {
  const { page } = reader;
  await reader.press(page.getByRole("banner").getByRole("button", { name: "Search", exact: true }));
  await page.keyboard.type(words);
  await reader.press(page.getByRole("dialog", { name: "Search" }).getByRole("option").first());
}
