import { composesPlainWords } from "./composes-plain-words.ts";

interface Listener {
  locale: string;
  /** The text has changed; while an input method composes, this waits until it has done so. */
  onTyped: () => void;
  onComposing: (isComposing: boolean) => void;
}

/** Tells of what is typed into a field, by keys as by an input method. */
export function listenToTyping(field: HTMLInputElement, { locale, onTyped, onComposing }: Listener) {
  let isComposing = false;
  let composed = "";

  field.addEventListener("input", (event) => {
    const isForInputMethod = isComposing || (event instanceof InputEvent && event.isComposing);
    const { userAgent } = window.navigator;
    if (!isForInputMethod || composesPlainWords(composed, { userAgent, locale })) onTyped();
  });
  field.addEventListener("compositionstart", () => {
    isComposing = true;
    composed = "";
    onComposing(true);
  });
  field.addEventListener("compositionupdate", ({ data }) => {
    composed = data;
  });
  field.addEventListener("compositionend", () => {
    isComposing = false;
    onComposing(false);
    onTyped();
  });

  return {
    isComposing: () => isComposing,
    /** Some browsers tell of the key that ends a composition only after it, with the code 229. */
    isKeyOfInputMethod: (event: KeyboardEvent) => isComposing || event.isComposing || event.keyCode === 229,
  };
}
