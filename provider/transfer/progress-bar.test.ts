import { describe, expect, it } from "vitest";
import { createProgressBar } from "./progress-bar.ts";

describe("createProgressBar", () => {
  it("fills a bar on a terminal, and ends its line when all is done", () => {
    const said = listen(true, [0, 1, 2], 2);
    expect(said[0]).toMatch(/^\r\[·+\] 0 of 2$/);
    expect(said[1]).toMatch(/^\r\[(█+)·+\] 1 of 2$/);
    expect(said[2]).toMatch(/^\r\[█+\] 2 of 2\n$/);
  });

  it("says a line for every tenth elsewhere, of a thousand as of none", () => {
    const all = Array.from({ length: 1_001 }, (_, done) => done);
    const said = listen(false, all, 1_000);
    expect(said.length).toBeGreaterThan(9);
    expect(said.length).toBeLessThanOrEqual(11);
    expect(said[0]).toBe("0 %, 0 of 1000\n");
    expect(listen(false, [0], 0)).toEqual(["100 %, 0 of 0\n"]);
  });
});

function listen(isTTY: boolean, steps: readonly number[], total: number): string[] {
  const said: string[] = [];
  const tell = createProgressBar({ isTTY, write: (text) => said.push(text) });
  for (const done of steps) tell(done, total);
  return said;
}
