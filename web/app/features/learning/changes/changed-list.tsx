import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { Part } from "../learning-lists.tsx";
import type { ReadableDocument } from "../learning-overview.ts";
import { useDeviceNotes } from "../notes/use-device-notes.ts";
import { ReadingList } from "../reading-list.tsx";
import { listChanged } from "./list-changed.ts";

/** What was changed since it was read on this device; the pages say what. */
export function ChangedList({ documents }: { documents: readonly ReadableDocument[] }) {
  const t = useTranslations("learning");
  const changed = listChanged(documents, useDeviceNotes(), useLocale());
  return changed.length === 0 ? null : (
    <Part title={t("changed")}>
      <ReadingList readings={changed.map((document) => ({ ...document, percent: 100, isRead: true }))} />
    </Part>
  );
}
