import { type RefObject, useEffect, useRef } from "react";

/**
 * Fields of a form that show what the address says. When that changes, by the form itself, by a link or by going back,
 * they are given the new values; the form stays, and the focus in it.
 */
export function useFormValues(values: Readonly<Record<string, string>>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const key = JSON.stringify(values);
  const shown = useRef(key);
  useEffect(() => {
    // What was typed before scripts were there stays.
    if (shown.current === key) return;
    const before: Record<string, string> = JSON.parse(shown.current);
    shown.current = key;
    for (const [name, value] of Object.entries<string>(JSON.parse(key))) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      // What is being typed is newer than what the address says.
      if (field.matches(":focus") && field.value !== before[name]) continue;
      field.value = value;
    }
  }, [key]);
  return form;
}
