import { describe, expect, it } from "vitest";
import { changeHistory, type StateChange, startHistory } from "./state-history.ts";

describe("changeHistory", () => {
  it("undoes and redoes, step by step, and no further than there is", () => {
    const set = changed({ kind: "set", state: 1 }, { kind: "set", state: 2 });
    const undone = changeHistory(changeHistory(changeHistory(set, { kind: "undo" }), { kind: "undo" }), {
      kind: "undo",
    });
    expect(undone.present).toBe(0);
    const redone = changeHistory(changeHistory(changeHistory(undone, { kind: "redo" }), { kind: "redo" }), {
      kind: "redo",
    });
    expect(redone.present).toBe(2);
  });

  it("takes a slider's way as one step, until it is let go", () => {
    const moved = changed(
      { kind: "set", state: 1, moving: "amount" },
      { kind: "set", state: 2, moving: "amount" },
      { kind: "settle" },
      { kind: "set", state: 3, moving: "amount" },
    );
    expect(moved.past).toEqual([0, 2]);
  });

  it("forgets what was undone once something else is set", () => {
    const reset = changed({ kind: "set", state: 1 }, { kind: "undo" }, { kind: "set", state: 2 });
    expect(reset.future).toEqual([]);
    expect(reset.present).toBe(2);
  });
});

function changed(...changes: StateChange<number>[]) {
  return changes.reduce(changeHistory<number>, startHistory(0));
}
