import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import type { TextNotesView } from "./text-notes.server.ts";

/** "Corrected on D", the last time, and where it is said what was wrong; nothing where nothing was. */
export function CorrectedLine({ corrections }: Pick<TextNotesView, "corrections">) {
  const t = useTranslations("textNotes");
  const format = useFormatter();
  const [latest] = corrections;
  if (!latest) return null;
  const date = format.dateTime(new Date(latest.correctedOn), { dateStyle: "long" });
  return <LocalLink to={`/corrections#${latest.key}`}>{t("corrected", { date })}</LocalLink>;
}
