import { type ChangeEvent, type FormEvent, useId, useState } from "react";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import buttonStyles from "#app/ui/button.module.css";
import { Button } from "#app/ui/button.tsx";
import { useConfirmation } from "#app/ui/dialog/use-confirmation.tsx";
import { useSaving } from "#app/ui/forms/use-saving.tsx";
import linkListStyles from "#app/ui/lists/link-list.module.css";
import textStyles from "#app/ui/text.module.css";
import type { DeviceEvents } from "./device-events.ts";
import { eventsOf } from "./events-of.ts";
import styles from "./learning-data.module.css";
import { parseLearningFile, parseLearningNotes, toLearningFile } from "./learning-file.ts";
import { Part } from "./learning-lists.tsx";
import { LEARNING_PATH } from "./learning-path.ts";
import type { DeviceNotes } from "./notes/device-notes.ts";
import { useDeviceNotes } from "./notes/use-device-notes.ts";

const FILE_NAME = "learn-bittensor-learning.json";

/** What can be done with all of it: save it as a file, add such a file, delete it. `device` is there once the page is hydrated. */
export function LearningData({ visitorId, device }: { visitorId: string; device: DeviceEvents | null }) {
  const t = useTranslations("learning");
  const hintId = useId();
  const notes = useDeviceNotes();
  const [said, setSaid] = useState("");
  const { save, link } = useSaving();
  const isSignedIn = visitorId !== "0";
  const { holdsBack, dialog } = useConfirmation({
    title: t("clear"),
    text: t("clearHint"),
    confirm: t("clearNow"),
    cancel: t("keepAll"),
  });

  async function addFile(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (!file || !device) return;
    const text = await file.text();
    const events = parseLearningFile(text, visitorId);
    if (events) {
      device.add(...events);
      for (const [name, value] of parseLearningNotes(text)) if (notes?.get(name) === null) notes.set(name, value);
    }
    input.value = "";
    setSaid(events ? t("imported") : t("notOurs"));
  }

  /** The account's part is deleted by the form; this is what has not reached it yet. */
  function clearDevice(event: FormEvent<HTMLFormElement>) {
    if (holdsBack(event)) return;
    device?.forget(eventsOf(visitorId, device.list()));
    notes?.clear();
    setSaid(t("cleared"));
    if (!isSignedIn) event.preventDefault();
  }

  return (
    <Part title={t("yourData")}>
      <div className={styles.learningData}>
        {isSignedIn ? (
          <a className={buttonStyles.button} href="/learning.json" download={FILE_NAME}>
            {t("export")}
          </a>
        ) : (
          <Button onClick={() => device && save(fileOf(device, notes), FILE_NAME)}>{t("export")}</Button>
        )}
        {device ? (
          <div>
            <label className={`${buttonStyles.button} ${styles.fileButton}`}>
              {t("import")}
              <input
                type="file"
                className={textStyles.srOnly}
                accept=".json,application/json"
                aria-describedby={hintId}
                onChange={addFile}
              />
            </label>
            <p id={hintId} className={`${styles.hint} ${textStyles.aside} ${textStyles.muted}`}>
              {t("importHint")}
            </p>
          </div>
        ) : null}
        <form method="post" action={localizedPath(LEARNING_PATH, useLocale())} onSubmit={clearDevice}>
          {device ? (
            <Button type="submit" tone="danger" name="what" value="clear">
              {t("clear")}
            </Button>
          ) : (
            <details>
              <summary className={linkListStyles.title}>{t("clear")}</summary>
              <p className={styles.hint}>{t("clearHint")}</p>
              <Button type="submit" tone="danger" name="what" value="clear">
                {t("clearNow")}
              </Button>
            </details>
          )}
        </form>
        {dialog}
        {link}
        <p role="status">{said}</p>
      </div>
    </Part>
  );
}

function fileOf(device: DeviceEvents, notes: DeviceNotes | null): Blob {
  const text = toLearningFile(eventsOf("0", device.list()), { exportedAt: new Date(), notes: notes?.list("") ?? [] });
  return new Blob([text], { type: "application/json" });
}
