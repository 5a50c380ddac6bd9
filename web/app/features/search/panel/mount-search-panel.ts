import { splitLocale } from "#app/i18n/localized-path.ts";
import { loadPanelTexts } from "./load-panel-texts.ts";
import { readSettings } from "./read-settings.ts";
import { startPanel } from "./start-panel.ts";

/** Makes the dialog that came with the page find while one types. */
export async function mountSearchPanel(dialog: HTMLDialogElement): Promise<void> {
  const { locale } = splitLocale(dialog.ownerDocument.location.pathname);
  startPanel(dialog, readSettings(dialog), await loadPanelTexts(locale));
}
