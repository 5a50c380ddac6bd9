// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { FIGURES } from "@learn-bittensor/contract/figures";
import { LESSONS as NAMES } from "@learn-bittensor/contract/lessons";
import { LOCALES } from "@learn-bittensor/contract/locales";
import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { show } from "../../../tests/show.tsx";
import { LessonPage } from "./lesson-page.tsx";
import { getLesson } from "./lessons.server.ts";
import { LESSON_MINUTES, LESSONS, PHASES } from "./lessons.ts";
import { Slides } from "./slides.tsx";

describe("lessons", () => {
  it("are those that have an address, take as long as is said, and show figures that there are", () => {
    expect(LESSONS.map(({ slug }) => slug)).toEqual([...NAMES]);
    for (const { minutes, figures } of LESSONS) {
      expect(PHASES.reduce((sum, phase) => sum + minutes[phase], 0)).toBe(LESSON_MINUTES);
      for (const figure of Object.values(figures)) expect(FIGURES).toContain(figure);
    }
  });

  it.each(LOCALES)("have a plan, a sheet, questions and their answers (%s)", (locale) => {
    for (const name of NAMES) {
      const lesson = getLesson(name, locale);
      if (!lesson) throw new Error(name);
      const page = show(
        <MoreTexts texts={pickTexts(locale, "teach")}>
          <LessonPage lesson={lesson} texts={[]} />
        </MoreTexts>,
        `/${locale}`,
      );
      expect(page.getByRole("heading", { level: 1 }).textContent).toBe(lesson.title);
      expect(page.getAllByRole("heading", { level: 3 })).toHaveLength(PHASES.length);
      for (const { answer } of lesson.questions) expect(page.container.textContent).toContain(answer);
      for (const task of lesson.sheet) expect(page.container.textContent).toContain(task);
      page.container.remove();
    }
  });

  it("name texts by the addresses that they have", () => {
    for (const path of LESSONS.flatMap(({ texts }) => texts)) {
      const [, folder, category, slug] = path.split("/");
      expect(folder).toBe("concepts");
      const file = readFileSync(join(import.meta.dirname, `../../../../content/en/concept/${slug}.md`), "utf8");
      expect(/^categories: \[([\w-]+)/m.exec(file)?.[1], path).toBe(category);
    }
  });

  it("are none of another name", () => expect(getLesson("nothing", "en")).toBeNull());
});

describe("slides", () => {
  const SLIDES = ["one", "two", "three"].map((key) => ({
    ...{ key, title: key, ask: `${key}?`, notes: `notes of ${key}` },
    shown: <input aria-label={`set ${key}`} />,
  }));
  let scrolled: string[] = [];

  beforeEach(() => {
    scrolled = [];
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
      scrolled.push(this.querySelector("h2")?.textContent ?? "");
    });
  });
  afterEach(() => vi.restoreAllMocks());

  const deckOf = () => {
    const page = show(
      <MoreTexts texts={pickTexts("en", "teach")}>
        <Slides name="a" slides={SLIDES} />
      </MoreTexts>,
    );
    return { ...page, deck: page.getByRole("region", { name: "Slides of the lesson" }) };
  };

  it("are one long page with what is for the teacher alone", () => {
    const { getAllByRole, container } = deckOf();
    expect(getAllByRole("article")).toHaveLength(3);
    expect(container.textContent).toContain("notes of three");
  });

  it("go on and back by keys and buttons, and leave keys to what stands on them", () => {
    const { deck, getByRole } = deckOf();
    // Where nothing is laid out, all have come up, and the last is the one that is seen.
    fireEvent.keyDown(deck, { key: "Home" });
    fireEvent.keyDown(deck, { key: "ArrowLeft" });
    fireEvent.click(getByRole("button", { name: "Next" }));
    fireEvent.keyDown(getByRole("textbox", { name: "set one" }), { key: "ArrowLeft" });
    fireEvent.keyDown(deck, { key: "ArrowLeft", altKey: true });
    expect(scrolled).toEqual(["one", "two", "three"]);
  });

  it("leave out none, however short it is", () => {
    const { deck, getAllByRole, getByRole } = deckOf();
    const page = deck.ownerDocument.documentElement;
    vi.spyOn(page, "scrollHeight", "get").mockReturnValue(5000);
    // The first is where slides lie that are shown; all of them have come to the upper half of the screen.
    page.style.scrollPaddingTop = "80px";
    const [first] = getAllByRole("article");
    if (first) first.style.scrollMarginTop = "64px";
    for (const [place, slide] of getAllByRole("article").entries())
      vi.spyOn(slide, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 144 + 100 * place, 100, 100));
    fireEvent.keyDown(deck, { key: "ArrowRight" });
    fireEvent.click(getByRole("button", { name: "Back" }));
    expect(scrolled).toEqual(["two", "one"]);
    page.removeAttribute("style");
  });

  it("are shown by other windows, too", async () => {
    const other = new BroadcastChannel("slides-a");
    const told = new Promise((resolve) => {
      other.onmessage = ({ data }) => resolve(data);
    });
    const { deck } = deckOf();
    fireEvent.keyDown(deck, { key: "Home" });
    expect(await told).toBe(0);
    other.postMessage(1);
    await vi.waitFor(() => expect(scrolled).toEqual(["one", "two"]));
    other.close();
  });
});
