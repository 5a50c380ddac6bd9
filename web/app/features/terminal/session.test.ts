import { encodeLines } from "@learn-bittensor/simulators/terminal/link";
import { INSTALL, MISSIONS, suggestLine } from "@learn-bittensor/simulators/terminal/missions";
import { describe, expect, it } from "vitest";
import { COMMAND_TABLES } from "./command-tables.ts";
import { completeLine, valuesOf } from "./complete-line.ts";
import { changeSession, linesOf, openSession, type Session, type SessionChange } from "./session.ts";

const change = (session: Session, asked: SessionChange) => changeSession(session, asked, COMMAND_TABLES);
const enter = (session: Session, line: string) => change(session, { kind: "enter", line });

describe("a session", () => {
  it.each(MISSIONS.flatMap((mission) => [11, 9].map((generation) => [mission.name, generation, mission] as const)))(
    "leads to the end of the mission %s by what it suggests, from generation %d",
    (name, generation, mission) => {
      let session = change(openSession(null, COMMAND_TABLES), { kind: "mission", name });
      if (generation === 9) session = enter(session, INSTALL[9]);
      for (let turn = 0; turn < 30; turn += 1) {
        const line = suggestLine(mission, session.terminal, session.progress[name] ?? 0);
        if (line === null) break;
        session = enter(session, line);
      }
      expect(session.progress[name]).toBe(mission.steps.length);
      expect(session.terminal.pending).toBeNull();
    },
  );

  it("takes a command back with its answers, and keeps what was reached", () => {
    const lines = ["btcli wallet list", "btcli wallet create", "first", "default", "x"];
    const session = lines.reduce(enter, openSession(null, COMMAND_TABLES));
    expect(session.progress.wallet).toBe(1);
    const undone = change(session, { kind: "undo" });
    expect(linesOf(undone.terminal)).toEqual(["btcli wallet list"]);
    expect(undone.progress.wallet).toBe(1);
    expect(linesOf(change(change(undone, { kind: "undo" }), { kind: "undo" }).terminal)).toEqual([]);
  });

  it("begins anew in the generation that is at hand", () => {
    const nine = enter(openSession(null, COMMAND_TABLES), INSTALL[9]);
    const reset = change(enter(nine, "btcli wallet list"), { kind: "reset" });
    expect([reset.terminal.world.generation, linesOf(reset.terminal)]).toEqual([9, [INSTALL[9]]]);
  });

  it("opens an address with its missions as far as they were, and says where it cannot", () => {
    const lines = ["btcli query burn --netuid 1 --json", "btcli tx burned-register --netuid 1 -w my_coldkey", "y"];
    const link = new URLSearchParams(`s=${encodeLines(lines)}`).get("s");
    const session = openSession(link, COMMAND_TABLES);
    expect([linesOf(session.terminal), session.progress.place, session.isUnreadable]).toEqual([lines, 2, false]);
    expect(openSession("nonsense", COMMAND_TABLES)).toMatchObject({ isUnreadable: true, terminal: { entries: [] } });
  });

  it("takes no more lines than an address may hold", () => {
    let session = openSession(null, COMMAND_TABLES);
    for (let turn = 0; turn < 130; turn += 1) session = enter(session, "ls");
    expect(session.terminal.entries).toHaveLength(120);
  });
});

describe("completeLine", () => {
  const complete = (typed: string) => completeLine(typed, COMMAND_TABLES[11]);

  it.each([
    ["bt", ["btcli "]],
    ["btcli wallet c", ["btcli wallet create "]],
    ["btcli tx add-stake-limit --li", ["btcli tx add-stake-limit --limit-price-rao "]],
    ["btcli tx add-stake --netuid 1 --netu", []],
    ["btcli", []],
    ["ls -", []],
    ["", []],
  ])("goes on from %j", (typed, lines) => {
    expect(complete(typed)).toEqual(lines);
  });

  it("names at most six", () => {
    expect(complete("btcli tx ")).toHaveLength(6);
  });
});

describe("valuesOf", () => {
  it.each([
    ["btcli query quote-stake --netuid 1 --amount-tao 100 --json", "1 100"],
    ["btcli wallet create legal winner thank", "legal winner thank"],
    ["btcli legal winner thank year", "legal winner thank year"],
    ["legal winner thank", "legal winner thank"],
  ])("leaves of %j what could be a secret", (line, values) => {
    expect(valuesOf(line, COMMAND_TABLES[11])).toBe(values);
  });
});
