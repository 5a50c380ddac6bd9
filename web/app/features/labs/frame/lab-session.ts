import type { FieldValue } from "./fields.ts";
import type { AnyLab } from "./lab-definition.ts";
import { changeHistory, type StateChange, type StateHistory, startHistory } from "./state-history.ts";
import { decodeState, isLinkFault, type LinkFault } from "./state-link.ts";

export type LabState = Readonly<Record<string, FieldValue>>;

/** What a visitor has done in a lab since it was opened. */
export interface LabSession {
  readonly history: StateHistory<LabState>;
  /** The last state in which everything went together: what is shown. */
  readonly good: LabState;
  /** The last of those that could be computed at once. */
  readonly quick: LabState;
  /** What is wrong with the present state, by name. */
  readonly problem: string | null;
  /** What was wrong with the address that was opened, until something is changed. */
  readonly linkFault: LinkFault | null;
}

export type SessionChange =
  | StateChange<LabState>
  | { readonly kind: "open"; readonly link: string | null }
  /** What was set before, where an address could not be opened: the fault is still told. */
  | { readonly kind: "recall"; readonly link: string };

/** A lab as an address opens it; as it begins, where the address means nothing. */
export function startSession(lab: AnyLab, link: string | null): LabSession {
  const session: LabSession = {
    history: startHistory<LabState>(lab.initial),
    good: lab.initial,
    quick: lab.initial,
    problem: null,
    linkFault: null,
  };
  if (link === null) return session;
  const opened = openLink(lab, link);
  if (isLinkFault(opened)) return { ...session, linkFault: opened };
  return judge(lab, { ...session, history: startHistory(opened) });
}

/** Follows a change. Whatever is wrong with it is told by `problem` and `linkFault`, and what was shown stays. */
export function changeSession(lab: AnyLab, session: LabSession, change: SessionChange): LabSession {
  if (change.kind === "recall") {
    const recalled = startSession(lab, change.link);
    return recalled.linkFault || recalled.problem !== null ? session : { ...recalled, linkFault: session.linkFault };
  }
  if (change.kind === "open") {
    const opened = change.link === null ? lab.initial : openLink(lab, change.link);
    if (isLinkFault(opened)) return { ...session, linkFault: opened };
    return changeSession(lab, session, { kind: "set", state: opened });
  }
  return judge(lab, { ...session, linkFault: null, history: changeHistory(session.history, change) });
}

function openLink(lab: AnyLab, link: string): LabState | LinkFault {
  return decodeState<LabState>(lab, link);
}

function judge(lab: AnyLab, session: LabSession): LabSession {
  const { present } = session.history;
  if (present === session.good) return { ...session, problem: null };
  const problem = lab.problemOf(present);
  if (problem !== null) return { ...session, problem };
  return { ...session, problem, good: present, quick: lab.isLong(present) ? session.quick : present };
}
