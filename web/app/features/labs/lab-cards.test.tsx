// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { show } from "../../../tests/show.tsx";
import { LabCards } from "./lab-cards.tsx";

const DRAWING = { bars: [], lines: [{ d: "M6 112L234 10", isSecond: false }], dot: null };

it("shows each lab by its first picture, under a heading", () => {
  const labs = [
    { slug: "pool", title: "Der Pool", locale: "de" as const, preview: { value: DRAWING } },
    { slug: "yuma-consensus", title: "Yuma Consensus", locale: "en" as const, preview: { value: null } },
  ];
  const page = show(<LabCards labs={labs} className="headed" />, "/de");
  expect(page.getByRole("heading", { level: 2 }).textContent).toBe("Labore");
  const [pool, yuma] = page.getAllByRole("link");
  expect(pool?.getAttribute("href")).toBe("/de/lab/pool");
  expect(yuma?.closest("[lang]")?.getAttribute("lang")).toBe("en");
  expect(page.container.querySelectorAll("svg[aria-hidden]")).toHaveLength(1);
});
