import { shapeOf } from "./secret-shape.ts";

/**
 * Looks at what is sent by a search form before it leaves the page: recovery words and private keys do not. A form whose
 * panel sees to it by itself is left to it.
 */
export function guardSearchForms(document: Document, seesToItself: (form: HTMLFormElement) => boolean): void {
  const passed = new WeakMap<HTMLFormElement, string>();
  document.addEventListener(
    "submit",
    (event) => {
      const form = event.target;
      const field = form instanceof HTMLFormElement && form.querySelector<HTMLInputElement>(".search-field");
      if (!(form instanceof HTMLFormElement) || !field || seesToItself(form)) return;
      if (shapeOf(field.value) === "harmless" || passed.get(form) === field.value) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void sendUnlessSecret(form, field).catch((error: unknown) => {
        console.error("search: what was typed could not be checked, and is not sent", error);
      });
    },
    { capture: true },
  );

  async function sendUnlessSecret(form: HTMLFormElement, field: HTMLInputElement): Promise<void> {
    const text = field.value;
    const { refuseSecret } = await import("./refuse-secret.ts");
    if (await refuseSecret(form, field)) return;
    passed.set(form, text);
    form.requestSubmit();
  }
}
