/** Scrolled no further than this, the bar always shows. */
const HIDE_THRESHOLD_PX = 50;

export interface BarState {
  /** The scroll position of the last event. */
  lastY: number;
  hidden: boolean;
}

/** The bar hides while one scrolls down past the threshold, and returns when scrolling up or near the top. */
export function afterScroll(state: BarState, y: number, isHeld: boolean): BarState {
  if (isHeld || y <= HIDE_THRESHOLD_PX) return { lastY: y, hidden: false };
  if (y > state.lastY) return { lastY: y, hidden: true };
  if (y < state.lastY) return { lastY: y, hidden: false };
  return state;
}
