import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import { useRef } from "react";
import { Button } from "../button.tsx";
import styles from "./alert-dialog.module.css";

export interface AlertWords {
  title: string;
  /** What will happen, and whether it can be taken back. */
  text: string;
  /** The buttons say what they do, not yes or no. */
  confirm: string;
  cancel: string;
}

/** Asks once more before what cannot be taken back. What leaves everything as it is, is focused first; Escape does the same. */
export function AlertDialog(props: { words: AlertWords; onConfirm: () => void; onCancel: () => void }) {
  const { words, onConfirm, onCancel } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={styles.alertDialog} initialFocus={cancel}>
          <Base.Title className={styles.title}>{words.title}</Base.Title>
          <Base.Description>{words.text}</Base.Description>
          <div className={styles.buttons}>
            <Button tone="danger" onClick={onConfirm}>
              {words.confirm}
            </Button>
            <Base.Close ref={cancel} render={<Button />}>
              {words.cancel}
            </Base.Close>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
