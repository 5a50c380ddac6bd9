import type { CompositionEvent, Dispatch, InputEvent } from "react";
import { composesPlainWords } from "./composes-plain-words.ts";
import type { PanelAction } from "./panel-state.ts";

/** What a field does when something is typed into it. While an input method composes, its text waits until it has done so. */
export function typingHandlers(dispatch: Dispatch<PanelAction>, locale: string) {
  return {
    onInput({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) {
      const { isComposing, data } = nativeEvent;
      const { userAgent } = window.navigator;
      if (!isComposing || composesPlainWords(data ?? "", { userAgent, locale }))
        dispatch({ type: "typed", text: currentTarget.value });
    },
    onCompositionStart() {
      dispatch({ type: "composing", isComposing: true });
    },
    onCompositionEnd({ currentTarget }: CompositionEvent<HTMLInputElement>) {
      dispatch({ type: "composing", isComposing: false });
      dispatch({ type: "typed", text: currentTarget.value });
    },
  };
}
