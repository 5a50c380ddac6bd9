import type { CompositionEvent, Dispatch, InputEvent } from "react";
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

/**
 * Whether what is being composed are plain words, which are searched like any typed text. Keyboards of Android compose
 * each Latin word, to correct it, until a space follows; waiting for that, nothing would be found while one types. In
 * Chinese, Latin letters are the sounds of characters that are still to be chosen.
 */
export function composesPlainWords(composed: string, { userAgent, locale }: { userAgent: string; locale: string }) {
  return userAgent.includes("Android") && locale !== "zh" && /^[\p{Script=Latin}\p{M}\p{N}'’-]*$/u.test(composed);
}
