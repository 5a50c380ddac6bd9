// @vitest-environment happy-dom
import { createEvent, fireEvent } from "@testing-library/react";
import { type ComponentType, Profiler } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { show } from "../../../../tests/show.tsx";
import { WithTexts } from "../../../../tests/with-texts.tsx";
import BlocksFigure from "../blocks/blocks-figure.tsx";
import ClipFigure from "../clip/clip-figure.tsx";
import RulesThroughTimeFigure from "../rules-through-time/rules-through-time-figure.tsx";

const PART = { kind: "figure" as const, name: "clip", id: null, caption: "", preset: null };
/** Where a place of the screen lies in the picture, in these tests. */
const TO_PICTURE = { scale: 2 };

afterEach(() => vi.unstubAllGlobals());

/** The figure, and what of it each commit changed, one set of the names of elements for each. */
function showFigure(Figure: ComponentType<FigurePart> = ClipFigure) {
  const changes: Set<string>[] = [];
  const observer = new MutationObserver(() => undefined);
  const note = () => changes.push(new Set(observer.takeRecords().map(({ target }) => partOf(target))));
  const page = show(
    <WithTexts of={["figure"]}>
      <Profiler id="figure" onRender={note}>
        <Figure {...PART} />
      </Profiler>
    </WithTexts>,
    "/en",
  );
  observer.observe(page.container, { subtree: true, attributes: true, characterData: true, childList: true });
  changes.length = 0;
  return { ...page, changes };
}

function partOf(node: Node): string {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest("svg, table, a, p")?.localName ?? "";
}

it("draws the picture and its sentence first, then the table and the address of the lab", () => {
  const { getByRole, changes } = showFigure();
  fireEvent.keyDown(getByRole("slider"), { key: "ArrowDown" });
  expect(changes).toEqual([new Set(["svg", "p"]), new Set(["table", "a"])]);
  expect(getByRole("slider").getAttribute("aria-valuetext")).toBe("0.79");
  expect(getByRole("link").getAttribute("href")).toContain("w.79_21_");
});

it("asks for the layout once, when it is taken hold of, and not while it is dragged", () => {
  const { getByRole, changes } = showFigure();
  const asked = layoutOf(getByRole("slider"));
  drag("pointerDown", 0);
  for (const y of [100, 80, 60]) drag("pointerMove", y);
  expect(asked).toHaveBeenCalledTimes(1);
  // The box goes from 26 to 206 and the place is twice the screen's.
  expect(getByRole("slider").getAttribute("aria-valuetext")).toBe("0.48");

  changes.length = 0;
  drag("pointerMove", 60.1);
  expect(changes, "less than a step").toEqual([]);

  fireEvent.lostPointerCapture(getByRole("slider"));
  drag("pointerMove", 80);
  expect(getByRole("slider").getAttribute("aria-valuetext"), "let go").toBe("0.48");

  function drag(kind: "pointerDown" | "pointerMove", y: number): void {
    const event = createEvent[kind](getByRole("slider"), { pointerId: 1 });
    Object.defineProperties(event, { pageX: { value: 0 }, pageY: { value: y + 500 }, clientY: { value: y } });
    fireEvent(getByRole("slider"), event);
  }
});

it("is drawn once a frame while its steps are gone through, and takes the scrubber along", async () => {
  const { getByRole, changes } = showFigure(BlocksFigure);
  const scrubber = getByRole<HTMLInputElement>("slider");
  const first = scrubber.getAttribute("aria-valuetext");
  for (const value of ["0", "1", "2"]) fireEvent.change(scrubber, { target: { value } });
  expect(changes, "within the event").toEqual([]);
  await vi.waitFor(() => expect(scrubber.getAttribute("aria-valuetext")).toMatch(/^Step 3 of/));
  expect(changes.filter((parts) => parts.has("svg"))).toHaveLength(1);

  fireEvent.click(getByRole("button", { name: "One step forward" }));
  expect(scrubber.value).toBe("3");
  fireEvent.change(scrubber, { target: { value: "2" } });
  fireEvent.change(scrubber, { target: { value: "3" } });
  await new Promise(requestAnimationFrame);
  fireEvent.click(getByRole("button", { name: "One step back" }));
  expect(scrubber.value).toBe("2");
  expect(scrubber.getAttribute("aria-valuetext")).not.toBe(first);
});

it("has a row for each in its table, also where two begin alike", () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { getAllByRole } = showFigure(RulesThroughTimeFigure);
  expect(getAllByRole("rowheader").filter(({ textContent }) => textContent === "price")).toHaveLength(2);
  expect(told).not.toHaveBeenCalled();
  told.mockRestore();
});

/** Places a figure on the screen; what is returned counts how often it is asked where. */
function layoutOf(grip: HTMLElement) {
  const asked = vi.fn(() => ({ inverse: () => TO_PICTURE }));
  const svg = grip.closest("svg");
  Object.assign(svg ?? {}, { getScreenCTM: asked });
  Object.defineProperty(grip, "ownerSVGElement", { value: svg });
  Object.assign(grip, { setPointerCapture: () => undefined });
  class Point {
    x: number;
    y: number;
    constructor(x: number, y: number) {
      this.x = x;
      this.y = y;
    }
    matrixTransform({ scale }: typeof TO_PICTURE): Point {
      return new Point(this.x * scale, this.y * scale);
    }
  }
  vi.stubGlobal("DOMPoint", Point);
  return asked;
}
