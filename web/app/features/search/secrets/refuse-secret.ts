import { splitLocale } from "#app/i18n/localized-path.ts";
import { element } from "../panel/element.ts";
import { loadPanelTexts } from "../panel/load-panel-texts.ts";
import { checkSecret } from "./check-secret.ts";
import { createSecretNote } from "./secret-note.ts";

/** Clears the field and says why below its form, where it holds a secret; false where it holds none. */
export async function refuseSecret(form: HTMLFormElement, field: HTMLInputElement): Promise<boolean> {
  if ((await checkSecret(field.value, { isBeingTyped: false })) !== "secret") return false;
  field.value = "";
  const { locale } = splitLocale(form.ownerDocument.location.pathname);
  const note = element("div", { role: "status", "data-secret-note": true });
  if (form.nextElementSibling?.matches("[data-secret-note]")) form.nextElementSibling.remove();
  form.after(note);
  note.append(createSecretNote(await loadPanelTexts(locale)));
  return true;
}
