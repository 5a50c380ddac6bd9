import { type FormEvent, type RefObject, type SubmitEvent, use, useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useSubmit } from "react-router";
import { useLocale } from "#app/i18n/interface-texts.ts";
import { LoadsDocumentsContext } from "#app/i18n/local-link.tsx";
import { localizedPath } from "#app/i18n/localized-path.ts";

/** After the last key. */
const DELAY_MS = 300;
/** The state of an address that typing has led to. */
const TYPED = "typed";

/**
 * A list at `path`, without language, follows what is typed or chosen in its form; without scripts, and where the site has a newer build,
 * the button asks. All that is typed in one go, and sent at its end, is one step back.
 */
export function useFilterWhileTyping(path: string, form: RefObject<HTMLFormElement | null>) {
  const submit = useSubmit();
  const locale = useLocale();
  const { state } = useLocation();
  const loadsDocuments = use(LoadsDocumentsContext);
  const timer = useRef<number | undefined>(undefined);
  const isTyped = useRef(false);
  useEffect(() => {
    isTyped.current = state === TYPED;
  }, [state]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  /** `button`, where one was pressed, is part of what is asked: it may ask for the comparison. */
  function ask(filled: HTMLFormElement, button: HTMLElement | null, how: { state: string | null }): void {
    const said = [...new FormData(filled, button)].flatMap(([name, value]) =>
      typeof value === "string" && value !== "" ? [[name, value]] : [],
    );
    const action = localizedPath(path, locale);
    const replace = isTyped.current;
    void submit(new URLSearchParams(said), { ...how, method: "get", action, replace, preventScrollReset: true });
  }

  // What was typed before scripts were there is asked for once they are.
  const askWhatIsTyped = useEffectEvent(() => {
    const field = form.current?.elements.namedItem("q");
    if (loadsDocuments || !form.current || !(field instanceof HTMLInputElement)) return;
    if (field.value !== field.defaultValue) ask(form.current, null, { state: TYPED });
  });
  useEffect(() => askWhatIsTyped(), []);

  return {
    onChange({ currentTarget }: FormEvent<HTMLFormElement>) {
      window.clearTimeout(timer.current);
      if (!loadsDocuments)
        timer.current = window.setTimeout(() => ask(currentTarget, null, { state: TYPED }), DELAY_MS);
    },
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      window.clearTimeout(timer.current);
      if (loadsDocuments) return;
      event.preventDefault();
      ask(event.currentTarget, event.nativeEvent.submitter, { state: null });
    },
  };
}
