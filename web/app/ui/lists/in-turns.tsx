import { createContext, type ReactNode, use } from "react";

/** Resolves in a turn of the server's event loop that nobody else is given; null where all is drawn at once, as in browsers. */
export const TakeTurnContext = createContext<(() => Promise<void>) | null>(null);

const ROWS_OF_A_TURN = 20;

/**
 * The rows of a long list. The server draws some in each turn of its event loop, so that others are answered in between.
 * Browsers draw all at once: rows stay the same elements when others come and go. None may use `useId`, which counts both ways.
 */
export function InTurns<Row>({ of, children }: { of: readonly Row[]; children: (row: Row) => ReactNode }) {
  const takeTurn = use(TakeTurnContext);
  if (takeTurn === null) return of.map(children);
  const parts = Array.from({ length: Math.ceil(of.length / ROWS_OF_A_TURN) }, (_, part) =>
    of.slice(part * ROWS_OF_A_TURN, (part + 1) * ROWS_OF_A_TURN),
  );
  return parts.map((rows, part) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
    <Part key={part} rows={rows} turn={part === 0 ? null : takeTurn()}>
      {children}
    </Part>
  ));
}

function Part<Row>(props: { rows: readonly Row[]; turn: Promise<void> | null; children: (row: Row) => ReactNode }) {
  if (props.turn) use(props.turn);
  return props.rows.map(props.children);
}
