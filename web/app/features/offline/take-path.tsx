import { load } from "virtual:messages/offline";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import type { Path } from "./saved-pages.ts";
import styles from "./take-path.module.css";

interface TakePathProps {
  path: Path;
  /** Loads what of a page's code its document does not name. */
  loadCodeOf: (page: Document) => Promise<void>;
}

interface Late {
  Panel: ComponentType<TakePathProps>;
  texts: Parameters<typeof MoreTexts>[0]["texts"];
}

/** "Take this path offline": unfolded, it says how large the path is. What does so is loaded then. */
export function TakePath(props: TakePathProps) {
  const t = useTranslations("getStarted");
  const locale = useLocale();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [late, setLate] = useState<Late | null>(null);
  // It may have been unfolded before React was there.
  useEffect(() => setIsOpen(details.current?.open ?? false), []);
  useEffect(() => {
    if (!isOpen) return;
    Promise.all([import("./take-path-panel.tsx"), load[locale]()]).then(
      ([{ TakePathPanel: Panel }, { messages: texts }]) => setLate({ Panel, texts }),
      () => undefined,
    );
  }, [isOpen, locale]);
  return (
    <details ref={details} className={styles.takePath} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t("takeOffline")}</summary>
      {late ? (
        <MoreTexts texts={late.texts}>
          <late.Panel {...props} />
        </MoreTexts>
      ) : null}
    </details>
  );
}
