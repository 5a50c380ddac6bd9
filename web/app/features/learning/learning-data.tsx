import { type ChangeEvent, type FormEvent, useId, useState } from "react";
import { useLocale } from "#app/i18n/interface-texts.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { Button } from "#app/ui/button.tsx";
import { useConfirmation } from "#app/ui/dialog/use-confirmation.tsx";
import type { DeviceEvents } from "./device-events.ts";
import { eventsOf } from "./events-of.ts";
import { parseLearningFile, toLearningFile } from "./learning-file.ts";
import { Part } from "./learning-lists.tsx";
import { LEARNING_PATH } from "./learning-marks.tsx";
import { useLearningWords } from "./learning-words.tsx";

const FILE_NAME = "learn-bittensor-learning.json";

/** What can be done with all of it: save it as a file, add such a file, delete it. `device` is there once the page has come to life. */
export function LearningData({ visitorId, device }: { visitorId: string; device: DeviceEvents | null }) {
  const words = useLearningWords();
  const hintId = useId();
  const [said, setSaid] = useState("");
  const isSignedIn = visitorId !== "0";
  const { holdsBack, dialog } = useConfirmation({
    title: words.clear,
    text: words.clearHint,
    confirm: words.clearNow,
    cancel: words.keepAll,
  });

  async function addFile(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (!file || !device) return;
    const events = parseLearningFile(await file.text(), visitorId);
    if (events) device.add(...events);
    input.value = "";
    setSaid(events ? words.imported : words.notOurs);
  }

  /** The account's part is deleted by the form; this is what has not reached it yet. */
  function clearDevice(event: FormEvent<HTMLFormElement>) {
    if (holdsBack(event)) return;
    device?.forget(eventsOf(visitorId, device.list()));
    setSaid(words.cleared);
    if (!isSignedIn) event.preventDefault();
  }

  return (
    <Part title={words.yourData}>
      <div className="learning-data">
        {isSignedIn ? (
          <a className="button" href="/learning.json" download={FILE_NAME}>
            {words.export}
          </a>
        ) : (
          <Button onClick={() => device && saveFile(device)}>{words.export}</Button>
        )}
        {device ? (
          <div>
            <label className="button file-button">
              {words.import}
              <input
                type="file"
                className="sr-only"
                accept=".json,application/json"
                aria-describedby={hintId}
                onChange={addFile}
              />
            </label>
            <p id={hintId} className="mt-1 text-aside text-muted">
              {words.importHint}
            </p>
          </div>
        ) : null}
        <form method="post" action={localizedPath(LEARNING_PATH, useLocale())} onSubmit={clearDevice}>
          {device ? (
            <Button type="submit" tone="danger" name="what" value="clear">
              {words.clear}
            </Button>
          ) : (
            <details>
              <summary className="link-list-title">{words.clear}</summary>
              <p className="my-2">{words.clearHint}</p>
              <Button type="submit" tone="danger" name="what" value="clear">
                {words.clearNow}
              </Button>
            </details>
          )}
        </form>
        {dialog}
        <p role="status">{said}</p>
      </div>
    </Part>
  );
}

function saveFile(device: DeviceEvents): void {
  const text = toLearningFile(eventsOf("0", device.list()), { exportedAt: new Date() });
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: FILE_NAME });
  link.click();
  URL.revokeObjectURL(address);
}
