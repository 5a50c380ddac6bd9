/** What the lab is set to, and what it was set to before and after. */
export interface StateHistory<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** The field that is being moved: until another is touched, its changes count as one. */
  readonly moving: string | null;
}

export type StateChange<State> =
  | { readonly kind: "set"; readonly state: State; readonly moving?: string }
  | { readonly kind: "settle" }
  | { readonly kind: "undo" }
  | { readonly kind: "redo" };

const MOST_STEPS = 200;

export function startHistory<State>(present: State): StateHistory<State> {
  return { past: [], present, future: [], moving: null };
}

/** Follows a change. `set` with the same `moving` twice is one step to undo; `settle` ends such a step. */
export function changeHistory<State>(history: StateHistory<State>, change: StateChange<State>): StateHistory<State> {
  const { past, present, future, moving } = history;
  switch (change.kind) {
    case "set": {
      const goesOn = change.moving !== undefined && change.moving === moving;
      return {
        past: goesOn ? past : [...past, present].slice(-MOST_STEPS),
        present: change.state,
        future: [],
        moving: change.moving ?? null,
      };
    }
    case "settle":
      return moving === null ? history : { ...history, moving: null };
    case "undo": {
      const before = past.at(-1);
      if (before === undefined) return history;
      return { past: past.slice(0, -1), present: before, future: [present, ...future], moving: null };
    }
    case "redo": {
      const [after, ...rest] = future;
      if (after === undefined) return history;
      return { past: [...past, present], present: after, future: rest, moving: null };
    }
  }
}
