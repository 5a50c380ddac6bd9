import { type ComponentType, createElement } from "react";
import { expect, it, vi } from "vitest";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { markupOf } from "../../tests/markup-of.tsx";
import { siteOnContent } from "../../tests/site-on-content.ts";
import * as about from "./about.tsx";
import * as article from "./article.tsx";
import * as concept from "./concept.tsx";
import * as getStarted from "./get-started.tsx";
import * as step from "./get-started-step.tsx";
import * as home from "./home.tsx";
import * as lab from "./lab.tsx";
import * as pathEnd from "./path-end.tsx";

const ACTION = { label: "Go on", href: "/get-started" };
const CALL = { __component: "blocks.call-to-action", heading: "Begin", action: ACTION };
const HERO = { __component: "blocks.hero", heading: "Learn", primary: ACTION, secondary: ACTION };
const QUIZ = {
  title: "A quiz",
  description: "Three questions.",
  passPercent: 50,
  updatedAt: "2026-11-20",
  questions: ["one", "two", "three"].map((key) => ({
    key,
    prompt: `${key}?`,
    section: "a-section",
    explanation: "This.",
    options: [
      { key: "right-one", text: "This", correct: true },
      { key: "other", text: "That", misconception: "A thought." },
    ],
  })),
};
const FILES = [
  aContentFile("en/category/economics"),
  aContentFile("en/concept/staking", { categories: ["economics"], quiz: "staking" }, "## A {#a-section}\n\nB."),
  { path: "en/quiz/staking", text: JSON.stringify(QUIZ) },
  aContentFile("en/concept/tao", { categories: ["economics"], order: 2 }),
  aContentFile("en/author/an-author"),
  aContentFile("en/article/history"),
  aContentFile("en/get-started-path/learn", { steps: ["first", "second"] }),
  aContentFile("en/get-started-step/first"),
  aContentFile("en/get-started-step/second", { order: 2 }),
  aContentFile("en/lab/halving", { widget: "block-emission" }),
  aContentFile("en/page/home", { blocks: [HERO, CALL] }),
  aContentFile("en/page/about", { blocks: [CALL, CALL] }),
  aContentFile("en/page/path-end-learn", { blocks: [CALL] }),
];

const PAGES: [path: string, route: { loader: unknown; default: unknown }, params: object, primary: number][] = [
  ["/", home, {}, 1],
  ["/about", about, {}, 1],
  ["/get-started", getStarted, {}, 0],
  ["/get-started/first", step, { slug: "first" }, 1],
  ["/get-started/learn/end", pathEnd, { path: "learn" }, 0],
  ["/concepts/economics/staking", concept, { category: "economics", "*": "staking" }, 1],
  ["/articles/history", article, { slug: "history" }, 0],
  ["/lab/halving", lab, { slug: "halving" }, 0],
];

it.each(PAGES)("what most want of a page is one button: %s", async (path, route, params, primary) => {
  const { site } = await siteOnContent(FILES);
  const request = aRequest(site, path, { isDocument: false });
  const loaded = await (route.loader as (given: object) => Promise<object>)({ ...request, params });
  const loaderData = "init" in loaded && "data" in loaded ? loaded.data : loaded;
  const page = createElement(route.default as ComponentType<{ loaderData: unknown }>, { loaderData });
  // A lab's code comes by itself; until then the page cannot be drawn at once.
  const markup = await vi.waitFor(() => markupOf(page, path), 5000);
  if (path.startsWith("/concepts")) expect(markup).toContain('id="quiz"');
  const found = markup.match(/"[^"]*\b(?:button_primary|previous-next_next)\b/g) ?? [];
  expect(found.length).toBeLessThanOrEqual(1);
  expect(found.length).toBeGreaterThanOrEqual(primary);
});
