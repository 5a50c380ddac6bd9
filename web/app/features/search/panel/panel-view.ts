import { addressOfResults } from "./address-of-results.ts";
import type { FoundInSource } from "./ask-engine.ts";
import { completeText } from "./complete-text.ts";
import { fillHitList, type HitOption } from "./hit-list.ts";
import type { PanelTexts } from "./load-panel-texts.ts";
import type { PanelParts } from "./panel-parts.ts";

export type PanelView = ReturnType<typeof createPanelView>;

/** What the panel shows, seen and spoken: each change of a state draws what depends on it. */
export function createPanelView(parts: PanelParts, texts: PanelTexts) {
  const { field, list, status, secret } = parts;
  const { messages, format, locale } = texts;
  let options: HitOption[] = [];
  let activeIndex = -1;
  let isListDismissed = false;
  let areSourcesOpen = false;
  let isComposing = false;
  let isDelayed = false;

  const isListOpen = () => options.length > 0 && !areSourcesOpen && !isListDismissed;
  const completion = () => {
    if (isComposing || !isListOpen()) return null;
    const titles = options.map(({ title }) => title);
    return completeText(field.value, titles, locale);
  };

  const draw = () => {
    const isOpen = isListOpen();
    const active = isOpen ? options[activeIndex]?.option : undefined;
    list.hidden = !isOpen;
    parts.allResults.hidden = !isOpen;
    parts.sources.hidden = !areSourcesOpen;
    parts.recent.hidden = areSourcesOpen || field.value !== "" || parts.recent.childElementCount === 0;
    status.hidden = areSourcesOpen;
    parts.sourcesButton.setAttribute("aria-expanded", String(areSourcesOpen));
    field.setAttribute("aria-expanded", String(isOpen));
    if (active) field.setAttribute("aria-activedescendant", active.id);
    else field.removeAttribute("aria-activedescendant");
    for (const { option } of options) option.setAttribute("aria-selected", String(option === active));
    drawCompletion(parts, completion());
  };

  function clearFound(): void {
    options = [];
    isDelayed = false;
    list.replaceChildren();
    status.textContent = "";
    draw();
  }

  draw();
  return {
    redraw: draw,
    completion,
    areSourcesOpen: () => areSourcesOpen,

    addressOf: (index: number): string | null => options[index]?.option.getAttribute("href") ?? null,

    fieldState: () => ({
      isListOpen: isListOpen(),
      hitCount: areSourcesOpen ? 0 : options.length,
      activeIndex,
      isCompletionVisible: !parts.ghost.hidden,
      isCaretAtEnd: field.selectionStart === field.value.length && field.selectionEnd === field.value.length,
    }),

    showFound(found: readonly FoundInSource[], text: string): void {
      options = fillHitList(list, found, texts);
      isDelayed = false;
      activeIndex = -1;
      isListDismissed = false;
      parts.allResults.textContent = format(messages.allResults, { text: text.trim() });
      parts.allResults.href = addressOfResults(text, locale);
      status.classList.toggle("sr-only", options.length > 0);
      draw();
      list.parentElement?.scrollTo(0, 0);
      const title = completion();
      const spoken = options.length === 0 ? messages.nothing : format(messages.found, { count: options.length });
      status.textContent = title === null ? spoken : `${spoken}. ${format(messages.completion, { title })}`;
    },

    clearFound,

    /** The engine cannot answer yet, and is asked again. */
    showDelay(): void {
      clearFound();
      status.classList.remove("sr-only");
      status.textContent = messages.delayed;
      isDelayed = true;
    },

    /** It is not asked again after all. */
    hideDelay(): void {
      if (isDelayed) clearFound();
    },

    /** The text in the field has changed: nothing is pointed at, and the completion is what goes on with it. */
    showTyped(): void {
      activeIndex = -1;
      isListDismissed = false;
      draw();
    },

    pointAt(index: number): void {
      activeIndex = index;
      isListDismissed = false;
      draw();
      options[index]?.option.scrollIntoView({ block: "nearest" });
    },

    setListDismissed(dismissed: boolean): void {
      isListDismissed = dismissed;
      activeIndex = -1;
      draw();
    },

    setSourcesOpen(open: boolean): void {
      areSourcesOpen = open;
      activeIndex = -1;
      draw();
    },

    setComposing(composing: boolean): void {
      isComposing = composing;
      draw();
    },

    showSecretNote(note: HTMLElement): void {
      secret.replaceChildren(note);
    },

    hideSecretNote(): void {
      secret.replaceChildren();
    },

    /** A plain click chooses a hit; with a key held, or by the wheel, the browser opens its link as usual. */
    onChosen(choose: (index: number) => void): void {
      list.addEventListener("mousedown", (event) => event.preventDefault());
      list.addEventListener("click", (event) => {
        event.stopPropagation();
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        const { target } = event;
        const index = options.findIndex(({ option }) => target instanceof Node && option.contains(target));
        event.preventDefault();
        if (index !== -1) choose(index);
      });
    },
  };
}

/** The rest of the title, greyed, behind what was typed: where all of that is in view. */
function drawCompletion({ field, ghost, typed, rest }: PanelParts, completion: string | null): void {
  const isWhole = field.scrollWidth <= field.clientWidth;
  ghost.hidden = completion === null || !isWhole;
  typed.textContent = field.value;
  rest.textContent = completion?.slice(field.value.normalize("NFC").length) ?? "";
}
