import type { Tables } from "@learn-bittensor/simulators/terminal/grammar";
import { decodeLines, MOST_LINES } from "@learn-bittensor/simulators/terminal/link";
import { countDone, INSTALL, MISSIONS, type MissionName } from "@learn-bittensor/simulators/terminal/missions";
import { enterLine, replay, startTerminal, type Terminal } from "@learn-bittensor/simulators/terminal/terminal";

/** What a visitor has done on the page: the lines are in its address, the rest follows from them or is forgotten with it. */
export interface Session {
  readonly terminal: Terminal;
  readonly mission: MissionName;
  /** How many steps of a mission are done; what is taken back stays done. */
  readonly progress: Readonly<Partial<Record<MissionName, number>>>;
  /** The address held something else. */
  readonly isUnreadable: boolean;
}

export type SessionChange =
  | { readonly kind: "enter"; readonly line: string }
  | { readonly kind: "undo" }
  | { readonly kind: "reset" }
  | { readonly kind: "mission"; readonly name: MissionName };

/** The session of an address; a fresh one where it has none. */
export function openSession(link: string | null, tables: Tables): Session {
  const lines = link === null ? [] : decodeLines(link);
  const terminal = replay(lines ?? [], tables);
  const reached = terminal.entries.flatMap(({ goals }) => goals);
  const progress = Object.fromEntries(MISSIONS.map((mission) => [mission.name, countDone(mission, reached)]));
  const begun = MISSIONS.find(({ name, steps }) => (progress[name] ?? 0) > 0 && (progress[name] ?? 0) < steps.length);
  return { terminal, mission: begun?.name ?? "wallet", progress, isUnreadable: lines === null };
}

export function changeSession(session: Session, change: SessionChange, tables: Tables): Session {
  const { terminal, mission } = session;
  switch (change.kind) {
    case "enter":
      return terminal.entries.length >= MOST_LINES ? session : enter(session, change.line, tables);
    case "undo":
      return { ...session, terminal: replay(linesBeforeLast(terminal), tables) };
    case "reset":
      return {
        ...session,
        terminal: begin(terminal, tables),
        progress: { ...session.progress, [mission]: 0 },
        isUnreadable: false,
      };
    case "mission":
      return { ...session, terminal: begin(terminal, tables), mission: change.name, isUnreadable: false };
  }
}

export function linesOf({ entries }: Terminal): string[] {
  return entries.map(({ line }) => line);
}

/** A command with the answers to its questions goes back at once. */
function linesBeforeLast({ entries }: Terminal): string[] {
  const last = entries.findLastIndex(({ prompt }) => prompt === null);
  return entries.slice(0, Math.max(0, last)).map(({ line }) => line);
}

/** A fresh world; the generation stays. */
function begin({ world }: Terminal, tables: Tables): Terminal {
  return world.generation === 11 ? startTerminal() : replay([INSTALL[9]], tables);
}

function enter(session: Session, line: string, tables: Tables): Session {
  const { name, steps } = MISSIONS.find((one) => one.name === session.mission) ?? { name: session.mission, steps: [] };
  const terminal = enterLine(session.terminal, line, tables);
  let done = session.progress[name] ?? 0;
  for (const goal of terminal.entries.at(-1)?.goals ?? []) if (steps[done]?.goal === goal) done += 1;
  return { ...session, terminal, progress: { ...session.progress, [name]: done }, isUnreadable: false };
}
