import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import type { ShownNotes } from "./text-notes.server.ts";

/** "Corrected on D", the last time, and where it is said what was wrong. */
export function CorrectedLine({ corrected }: { corrected: NonNullable<ShownNotes["corrected"]> }) {
  const t = useTranslations("textNotes");
  const format = useFormatter();
  const date = format.dateTime(new Date(corrected.on), { dateStyle: "long" });
  return <LocalLink to={corrected.href}>{t("corrected", { date })}</LocalLink>;
}
