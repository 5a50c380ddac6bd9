import { load } from "virtual:messages/shortcuts";
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { isListShortcut } from "./list-shortcut.ts";
import styles from "./shortcuts-button.module.css";
import dialogStyles from "./shortcuts-dialog.late.module.css";

type Messages = Parameters<typeof MoreTexts>[0]["texts"];

/** Opens the list of the site's keys, as `?` does. The list is loaded when it is first asked for. */
export function ShortcutsButton({ isBehindModal }: { isBehindModal: () => boolean }) {
  const t = useTranslations("footer");
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const [list, setList] = useState<{ List: ComponentType; texts: Messages } | null>(null);
  const open = () => {
    setIsOpen(true);
    if (list) return;
    Promise.all([import("./shortcut-list.tsx"), load[locale]()]).then(
      ([{ ShortcutList: List }, { messages }]) => setList({ List, texts: messages }),
      () => setIsOpen(false),
    );
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isListShortcut(event) || isBehindModal()) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
  return (
    <>
      <button type="button" className={styles.button} aria-keyshortcuts="?" aria-haspopup="dialog" onClick={open}>
        {t("shortcuts")}
      </button>
      {isOpen ? (
        <dialog
          ref={showModal}
          className={dialogStyles.shortcutsDialog}
          aria-label={t("shortcuts")}
          onClose={() => setIsOpen(false)}
          {...{ closedby: "any" }}
        >
          {list ? (
            <MoreTexts texts={list.texts}>
              <list.List />
            </MoreTexts>
          ) : null}
        </dialog>
      ) : null}
    </>
  );
}

function showModal(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}
