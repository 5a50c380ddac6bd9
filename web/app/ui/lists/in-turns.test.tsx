import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { InOwnTurn, InTurns, YieldContext } from "./in-turns.tsx";

const ROWS = Array.from({ length: 90 }, (_, row) => `row ${row}`);
const LIST = `<ul>${ROWS.map((row) => `<li>${row}</li>`).join("")}</ul>`;

describe("InTurns", () => {
  it("lets others have their turn between the rows of a list, which is the same as at once", async () => {
    const { Row, draw, drawnIn } = aServer();
    const html = await draw(
      <ul>
        <InTurns of={ROWS}>{(row) => <Row key={row} name={row} />}</InTurns>
      </ul>,
    );
    expect(html).toBe(LIST);
    expect([...drawnIn.keys()]).toEqual(ROWS);
    expect(new Set(drawnIn.values()).size).toBeGreaterThanOrEqual(3);
  });

  it("draws all rows at once where there are no turns, as in browsers", async () => {
    const page = (
      <ul>
        <InTurns of={ROWS}>{(row) => <li key={row}>{row}</li>}</InTurns>
      </ul>
    );
    expect(await toHtml(page)).toBe(LIST);
  });
});

describe("InOwnTurn", () => {
  it("draws what takes long apart from what stands around it", async () => {
    const { Row, draw, drawnIn } = aServer();
    const html = await draw(
      <ul>
        <Row name="before" />
        <InOwnTurn>
          <Row name="long" />
        </InOwnTurn>
        <Row name="after" />
      </ul>,
    );
    expect(html).toBe("<ul><li>before</li><li>long</li><li>after</li></ul>");
    expect(drawnIn.get("before")).toBe(drawnIn.get("after"));
    expect(drawnIn.get("long")).toBeGreaterThan(drawnIn.get("after") ?? Number.NaN);
  });
});

/** Draws a page in turns, and notes in which turn each of its rows is drawn. */
function aServer() {
  const drawnIn = new Map<string, number>();
  let turn = 0;
  let last = Promise.resolve();
  const yieldToEventLoop = () => {
    last = last.then(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      turn += 1;
    });
    return last;
  };
  return {
    drawnIn,
    draw: (page: ReactNode) => toHtml(<YieldContext value={yieldToEventLoop}>{page}</YieldContext>),
    Row({ name }: { name: string }) {
      drawnIn.set(name, turn);
      return <li>{name}</li>;
    },
  };
}

function toHtml(page: ReactNode): Promise<string> {
  const output = new PassThrough();
  const { pipe } = renderToPipeableStream(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => void pipe(output),
    onError: (error) => void output.destroy(error instanceof Error ? error : new Error(String(error))),
  });
  return text(output);
}
