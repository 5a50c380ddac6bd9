import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { figureHeight } from "#app/features/figures/figure-heights.ts";

describe("questions on figures", () => {
  it.each(readQuestions())("ask in $slug for places that the figure $figure has", ({ figure, spots }) => {
    const height = figureHeight(figure);
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThanOrEqual(20);
      expect(x).toBeLessThanOrEqual(380);
      expect(y).toBeGreaterThanOrEqual(17);
      expect(y).toBeLessThanOrEqual((height ?? 0) - 17);
    }
    for (const [at, one] of spots.entries()) {
      // Fingers meet one of them at a time.
      for (const other of spots.slice(at + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(56);
      }
    }
  });

  it("there are some", () => {
    expect(readQuestions().length).toBeGreaterThanOrEqual(2);
  });

  it("measures no figure that there is not", () => {
    expect(figureHeight("nowhere")).toBeNull();
  });
});

/** Of the published quizzes, as they are written. */
function readQuestions() {
  const folder = new URL("../../../content/en/quiz/", import.meta.url);
  return readdirSync(folder).flatMap((slug) =>
    readFileSync(new URL(slug, folder), "utf8")
      .split(/^ {2}- key: /m)
      .flatMap((question) => {
        const figure = /^ {4}figure: (.*)$/m.exec(question)?.[1];
        const spots = [...question.matchAll(/^ {8}x: (.*)\n {8}y: (.*)$/gm)].map(([, x, y]) => {
          return { x: Number(x), y: Number(y) };
        });
        return figure === undefined ? [] : [{ slug, figure, spots }];
      }),
  );
}
