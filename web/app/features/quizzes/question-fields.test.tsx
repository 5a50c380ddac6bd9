// @vitest-environment happy-dom
import { LOCALES } from "@learn-bittensor/contract/locales";
import { act, fireEvent } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { Announcer } from "#app/ui/announcer.tsx";
import { wholeMarkupOf } from "../../../tests/markup-of.tsx";
import { show } from "../../../tests/show.tsx";
import { WithTexts } from "../../../tests/with-texts.tsx";
import { QuestionFields } from "./question-fields.tsx";
import type { QuestionView } from "./quizzes.server.ts";
import { readAnswers } from "./read-answers.ts";

const ORDER = aQuestion("way", ["score", "ask", "pay"], { kind: "order" });
const NUMBER = aQuestion("minutes", ["right", "less"], { kind: "number", unit: "minutes" });
const COMMAND = aQuestion("which", ["btcli wallet list", "btcli wallet create"], { kind: "command" });
const FIGURE = aQuestion("where", ["top", "foot"], {
  kind: "figure",
  picture: "/figures/clip/picture.svg",
  height: 292,
  spots: [
    { option: "top", x: 40, y: 60 },
    { option: "foot", x: 40, y: 190 },
  ],
});

describe("a question of steps", () => {
  it("moves a step by its buttons, which keep the focus, and says where it is", async () => {
    const { shown, sent } = await aForm(ORDER);
    const down = shown.getByRole("button", { name: "Move down: score" });
    down.focus();
    fireEvent.click(down);
    expect(sent()).toEqual([{ question: "way", options: ["ask", "score", "pay"] }]);
    expect(shown.getByRole("status").textContent).toBe("score: place 2 of 3");
    expect(shown.getByRole("button", { name: "Move down: score" })).toBe(document.activeElement);
    fireEvent.click(shown.getByRole("button", { name: "Move up: pay" }));
    expect(sent()).toEqual([{ question: "way", options: ["ask", "pay", "score"] }]);
  });

  it("moves a step to the place that is chosen for it", async () => {
    const { shown, sent } = await aForm(ORDER);
    fireEvent.change(shown.getByRole("combobox", { name: "Place of “pay”" }), { target: { value: "1" } });
    expect(sent()).toEqual([{ question: "way", options: ["pay", "score", "ask"] }]);
    expect(shown.getAllByRole("listitem").map(({ textContent }) => textContent?.includes("pay"))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("does nothing at the ends", async () => {
    const { shown, sent } = await aForm(ORDER);
    const up = shown.getByRole("button", { name: "Move up: score" });
    expect(up.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(up);
    expect(sent()).toEqual([{ question: "way", options: ["score", "ask", "pay"] }]);
  });

  it("has a list of places for each step without scripts", async () => {
    const html = await markupOf(ORDER);
    expect([...html.matchAll(/<select[^>]*name="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      "place.way.score",
      "place.way.ask",
      "place.way.pay",
    ]);
    expect([...html.matchAll(/<option value="(\d)" selected=""/g)].map(([, place]) => place)).toEqual(["1", "2", "3"]);
  });
});

describe("a question in numbers", () => {
  it("is a field with its unit, and tells nothing of its answers", async () => {
    const { shown, sent } = await aForm(NUMBER);
    const field = shown.getByRole("textbox", { name: "Your number:", description: "minutes" });
    fireEvent.change(field, { target: { value: "1,072" } });
    expect(sent()).toEqual([{ question: "minutes", options: ["1072"] }]);
    expect(shown.container.textContent).not.toMatch(/right|less/);
  });
});

describe("a place in a figure", () => {
  it("is chosen in it, or by the words below, which name it", async () => {
    const { shown, sent } = await aForm(FIGURE);
    fireEvent.click(shown.getByRole("radio", { name: "A top" }));
    expect(sent()).toEqual([{ question: "where", options: ["top"] }]);
    fireEvent.click(shown.getByText("foot", { exact: false, selector: "ul label" }));
    expect(sent()).toEqual([{ question: "where", options: ["foot"] }]);
  });

  it("keeps the room of its drawing", async () => {
    expect(await markupOf(FIGURE)).toContain('viewBox="-12 -6 424 304"');
  });
});

describe("a question of commands", () => {
  it("shows them as they are typed, and does not have them translated", async () => {
    const { shown } = await aForm(COMMAND);
    expect(shown.getByRole("radio", { name: "btcli wallet create" })).toBeTruthy();
    const commands = Array.from(shown.container.querySelectorAll('code[translate="no"]'), (code) => code.textContent);
    expect(commands).toEqual(["btcli wallet list", "btcli wallet create"]);
  });
});

it.each(LOCALES)("says in its language what is to be done (%s)", async (locale) => {
  const t = getTranslator(locale);
  const { shown } = await aForm(ORDER, localizedPath("/", locale));
  expect(shown.container.textContent).toContain(t("questionForms.order.hint"));
  const names = shown.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
  expect(names).toContain(t("questionForms.order.up", { step: "ask" }));
});

async function aForm(question: QuestionView, path = "/") {
  const shown = show(
    <WithTexts of={["questionForms"]}>
      <Announcer>
        <form>
          <QuestionFields question={question} />
        </form>
      </Announcer>
    </WithTexts>,
    path,
  );
  // Other fields than choices are loaded late.
  await act(() => vi.dynamicImportSettled());
  const form = shown.container.querySelector("form");
  if (!form) throw new Error("no form");
  return { shown, sent: () => readAnswers(new FormData(form), "en") };
}

function markupOf(question: QuestionView): Promise<string> {
  return wholeMarkupOf(
    <WithTexts of={["questionForms"]}>
      <QuestionFields question={question} />
    </WithTexts>,
  );
}

function aQuestion(key: string, options: string[], form: NonNullable<QuestionView["form"]>): QuestionView {
  return { key, prompt: `${key}?`, multiple: false, options: options.map((each) => ({ key: each, text: each })), form };
}
