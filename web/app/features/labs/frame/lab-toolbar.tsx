import { useState } from "react";
import { Sentences } from "#app/i18n/sentences.tsx";
import { Button } from "#app/ui/button.tsx";
import type { AnyLab } from "./lab-definition.ts";
import type { LabSession, SessionChange } from "./lab-session.ts";
import type { Words } from "./lab-words.ts";
import { addressOf } from "./use-lab-session.ts";

/** Undo, redo, reset, and the link to what is set. */
export function LabToolbar(props: {
  lab: AnyLab;
  session: LabSession;
  words: Words;
  onChange: (change: SessionChange) => void;
}) {
  const { lab, session, words, onChange } = props;
  const { past, present, future } = session.history;
  const [copied, setCopied] = useState<{ of: unknown; link: string; isCopied: boolean } | null>(null);
  const copy = async () => {
    const link = new URL(addressOf(lab, session.good), window.location.href).href;
    // Without permission to write to the clipboard, the link is shown to be copied by hand.
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    setCopied({ of: present, link, isCopied });
  };
  return (
    <div className="lab-toolbar">
      <Button isUnavailable={past.length === 0} onClick={() => onChange({ kind: "undo" })}>
        {words("frame.undo")}
      </Button>
      <Button isUnavailable={future.length === 0} onClick={() => onChange({ kind: "redo" })}>
        {words("frame.redo")}
      </Button>
      <Button onClick={() => onChange({ kind: "set", state: lab.initial })}>{words("frame.reset")}</Button>
      <Button onClick={copy}>{words("frame.copyLink")}</Button>
      <p aria-live="polite" className="lab-hint">
        {copied?.of === present ? (
          copied.isCopied ? (
            words("frame.copied")
          ) : (
            <Sentences>
              {words("frame.notCopied")}
              <span className="lab-link">{copied.link}</span>
            </Sentences>
          )
        ) : null}
      </p>
    </div>
  );
}
