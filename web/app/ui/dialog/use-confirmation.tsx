import { type ComponentType, type FormEvent, type ReactNode, useRef, useState } from "react";
import type { AlertDialog, AlertWords } from "./alert-dialog.tsx";

interface Question {
  Dialog: ComponentType<Parameters<typeof AlertDialog>[0]>;
  send: () => void;
}

/**
 * Holds a form back until its sender has confirmed it. Without scripts the form is sent as it is. The dialog is loaded
 * with the first question; where it cannot be, the browser asks.
 *
 *     const { holdsBack, dialog } = useConfirmation(words);
 *     <form onSubmit={holdsBack}>…</form>{dialog}
 */
export function useConfirmation(words: AlertWords): {
  /** Whether the form has to wait; its event is then prevented. Confirmed, it is submitted once more. */
  holdsBack: (event: FormEvent<HTMLFormElement>) => boolean;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question | null>(null);
  const isConfirmed = useRef(false);

  function holdsBack(event: FormEvent<HTMLFormElement>): boolean {
    if (isConfirmed.current) {
      isConfirmed.current = false;
      return false;
    }
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const send = () => {
      isConfirmed.current = true;
      form.requestSubmit(submitter);
    };
    import("./alert-dialog.tsx").then(
      ({ AlertDialog: Dialog }) => setQuestion({ Dialog, send }),
      () => {
        if (window.confirm(`${words.title}\n\n${words.text}`)) send();
      },
    );
    return true;
  }

  const close = () => setQuestion(null);
  return {
    holdsBack,
    dialog: question ? (
      <question.Dialog
        words={words}
        onCancel={close}
        onConfirm={() => {
          close();
          question.send();
        }}
      />
    ) : null,
  };
}
