/** What a key in the search field does. */
export type KeyCommand =
  /** Points at a hit, and opens the list where it is closed. */
  | { type: "move"; to: number }
  | { type: "choose"; index: number }
  | { type: "complete" }
  | { type: "open list" }
  | { type: "close list" }
  /** Left to the browser, Escape would empty the field. */
  | { type: "close panel" }
  | { type: "leave to the browser" };

interface PressedKey {
  key: string;
  /** An input method is composing, and the key belongs to it. */
  isComposing: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

interface FieldState {
  isListOpen: boolean;
  hitCount: number;
  /** The hit that is pointed at; -1 for none. */
  activeIndex: number;
  isCompletionVisible: boolean;
  isCaretAtEnd: boolean;
}

const LEAVE: KeyCommand = { type: "leave to the browser" };

/** The keys of a combobox with a list. While an input method composes, all of them are the method's. */
export function toKeyCommand(pressed: PressedKey, state: FieldState): KeyCommand {
  if (pressed.isComposing || pressed.ctrlKey || pressed.metaKey) return LEAVE;
  const { isListOpen, hitCount, activeIndex } = state;
  const last = hitCount - 1;
  const hasActive = isListOpen && activeIndex >= 0;
  if (pressed.altKey) return withAlt(pressed.key, state);
  switch (pressed.key) {
    case "ArrowDown":
      if (hitCount === 0) return LEAVE;
      return { type: "move", to: hasActive && activeIndex < last ? activeIndex + 1 : 0 };
    case "ArrowUp":
      if (hitCount === 0) return LEAVE;
      return { type: "move", to: hasActive && activeIndex > 0 ? activeIndex - 1 : last };
    case "Home":
      return hasActive && !pressed.shiftKey ? { type: "move", to: 0 } : LEAVE;
    case "End":
      return hasActive && !pressed.shiftKey ? { type: "move", to: last } : LEAVE;
    case "Enter":
      // Else it sends the form.
      return hasActive ? { type: "choose", index: activeIndex } : LEAVE;
    case "Escape":
      return { type: isListOpen ? "close list" : "close panel" };
    case "Tab":
      return state.isCompletionVisible && state.isCaretAtEnd && !pressed.shiftKey ? { type: "complete" } : LEAVE;
    default:
      return LEAVE;
  }
}

function withAlt(key: string, { isListOpen, hitCount }: FieldState): KeyCommand {
  if (key === "ArrowDown" && hitCount > 0 && !isListOpen) return { type: "open list" };
  if (key === "ArrowUp" && isListOpen) return { type: "close list" };
  return LEAVE;
}
