import { useState } from "react";
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
      <StepButton isPossible={past.length > 0} onStep={() => onChange({ kind: "undo" })}>
        {words("frame.undo")}
      </StepButton>
      <StepButton isPossible={future.length > 0} onStep={() => onChange({ kind: "redo" })}>
        {words("frame.redo")}
      </StepButton>
      <button type="button" className="button" onClick={() => onChange({ kind: "set", state: lab.initial })}>
        {words("frame.reset")}
      </button>
      <button type="button" className="button" onClick={copy}>
        {words("frame.copyLink")}
      </button>
      <p aria-live="polite" className="lab-hint">
        {copied?.of === present ? (
          copied.isCopied ? (
            words("frame.copied")
          ) : (
            <>
              {words("frame.notCopied")} <span className="lab-link">{copied.link}</span>
            </>
          )
        ) : null}
      </p>
    </div>
  );
}

/** The last step done, the button stays where it is, and the focus on it: `disabled` would take that away. */
function StepButton(props: { isPossible: boolean; onStep: () => void; children: string }) {
  const { isPossible, onStep, children } = props;
  return (
    <button type="button" className="button" aria-disabled={!isPossible} onClick={isPossible ? onStep : undefined}>
      {children}
    </button>
  );
}
