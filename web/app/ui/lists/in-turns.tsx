import { createContext, type ReactNode, use } from "react";

/** Resolves in a turn of the server's event loop that nobody else is given; null where all is drawn at once, as in browsers. */
export const YieldContext = createContext<(() => Promise<void>) | null>(null);

const ROWS_OF_A_TURN = 20;

/**
 * The rows of a long list. The server draws some in each turn of its event loop, so that others are answered in between.
 * Browsers draw all at once: rows stay the same elements when others come and go. None may use `useId`, which counts both ways.
 */
export function InTurns<Row>({ of, children }: { of: readonly Row[]; children: (row: Row) => ReactNode }) {
  const takesTurns = use(YieldContext) !== null;
  if (!takesTurns) return of.map(children);
  const starts = Array.from({ length: Math.ceil(of.length / ROWS_OF_A_TURN) }, (_, part) => part * ROWS_OF_A_TURN);
  return starts.map((start) => (
    <InOwnTurn key={start}>{of.slice(start, start + ROWS_OF_A_TURN).map(children)}</InOwnTurn>
  ));
}

/** What takes long to draw by itself. */
export function InOwnTurn({ children }: { children: ReactNode }) {
  const yieldToEventLoop = use(YieldContext);
  return yieldToEventLoop ? <AfterTurn turn={yieldToEventLoop()}>{children}</AfterTurn> : children;
}

/** By itself: what waits is begun anew when it goes on, and would ask for another turn. */
function AfterTurn({ turn, children }: { turn: Promise<void>; children: ReactNode }) {
  use(turn);
  return children;
}
