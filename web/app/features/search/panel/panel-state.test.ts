import { describe, expect, it } from "vitest";
import type { SearchHit } from "../search-hit.ts";
import { CLOSED_PANEL, type Found, isListOpen, nextPanelState, type PanelAction } from "./panel-state.ts";

describe("nextPanelState", () => {
  it("takes what was typed before the panel was there", () => {
    expect(stateAfter({ type: "opened", text: "sta" })).toMatchObject({ isOpen: true, text: "sta", isWhole: false });
    expect(stateAfter({ type: "opened", text: "sta", isWhole: true })).toMatchObject({ isOpen: true, isWhole: true });
  });

  it("shows the list once something is found, and not while the sources are open", () => {
    expect(isListOpen(stateAfter({ type: "found", found: found(1) }))).toBe(true);
    expect(isListOpen(stateAfter({ type: "found", found: found(0) }))).toBe(false);
    expect(isListOpen(stateAfter({ type: "found", found: found(1) }, { type: "sources", areOpen: true }))).toBe(false);
  });

  it("points at nothing any more when something is typed, found or opened", () => {
    const others: PanelAction[] = [
      { type: "typed", text: "stak" },
      { type: "found", found: found(2) },
      { type: "sources", areOpen: true },
      { type: "list", isDismissed: true },
      { type: "closed" },
    ];
    for (const action of others) {
      const state = stateAfter({ type: "found", found: found(1) }, { type: "pointed at", index: 0 }, action);
      expect(state.activeIndex, action.type).toBe(-1);
    }
  });

  it("opens a list that was closed when a hit is pointed at, or something is typed", () => {
    const dismissed: PanelAction[] = [
      { type: "found", found: found(1) },
      { type: "list", isDismissed: true },
    ];
    expect(isListOpen(stateAfter(...dismissed))).toBe(false);
    expect(isListOpen(stateAfter(...dismissed, { type: "pointed at", index: 0 }))).toBe(true);
    expect(isListOpen(stateAfter(...dismissed, { type: "typed", text: "x" }))).toBe(true);
  });

  it("forgets what was found with the text, and keeps it while the text only changes", () => {
    const state = stateAfter({ type: "found", found: found(1) }, { type: "typed", text: "stak" });
    expect(state.found).not.toBeNull();
    for (const text of ["", "  "]) expect(nextPanelState(state, { type: "typed", text }).found).toBeNull();
  });

  it("knows that what was searched for was taken out, and not what never was or held a secret", () => {
    const emptied = stateAfter({ type: "typed", text: "stak" }, { type: "typed", text: "" });
    expect(emptied.isEmptied).toBe(true);
    expect(nextPanelState(emptied, { type: "typed", text: " " }).isEmptied).toBe(true);
    expect(nextPanelState(emptied, { type: "typed", text: "s" }).isEmptied).toBe(false);
    expect(nextPanelState(emptied, { type: "closed" }).isEmptied).toBe(false);
    expect(nextPanelState(CLOSED_PANEL, { type: "typed", text: " " }).isEmptied).toBe(false);
    expect(stateAfter({ type: "typed", text: "legal winner" }, { type: "refused" }).isEmptied).toBe(false);
  });

  it("empties what held a secret, and says so until something else is typed", () => {
    const refused = stateAfter({ type: "typed", text: "legal winner" }, { type: "refused" });
    expect(refused).toMatchObject({ text: "", isRefused: true, found: null });
    expect(nextPanelState(refused, { type: "typed", text: "" }).isRefused).toBe(true);
    expect(nextPanelState(refused, { type: "typed", text: "s" }).isRefused).toBe(false);
  });

  it("says that the engine is away until it answers, the text is gone or the panel is closed", () => {
    expect(stateAfter({ type: "found", found: found(1) }, { type: "failed" })).toMatchObject({
      isAway: true,
      found: null,
    });
    const ends: PanelAction[] = [{ type: "found", found: found(1) }, { type: "typed", text: "" }, { type: "closed" }];
    for (const end of ends) expect(stateAfter({ type: "failed" }, end).isAway, end.type).toBe(false);
    expect(stateAfter({ type: "failed" }, { type: "typed", text: "stak" }).isAway).toBe(true);
  });

  it("says no longer that it asks again once it was closed, and keeps what was found", () => {
    expect(stateAfter({ type: "delayed" }, { type: "closed" }).isDelayed).toBe(false);
    expect(stateAfter({ type: "found", found: found(1) }, { type: "closed" }).found).not.toBeNull();
  });
});

function stateAfter(...actions: PanelAction[]) {
  return actions.reduce(nextPanelState, { ...CLOSED_PANEL, text: "st" });
}

function found(count: number): Found {
  const hit: SearchHit = {
    source: "concept",
    title: "Staking",
    description: "",
    href: "/concepts/economics/staking",
    locale: "en",
    marked: { title: "Staking", description: "" },
  };
  const hits = Array.from({ length: count }, () => hit);
  return { text: "st", selected: ["concept"], inSources: count > 0 ? [{ source: "concept", hits }] : [] };
}
