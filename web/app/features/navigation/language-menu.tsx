import { type PointerEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { ChevronIcon } from "./icons.tsx";
import styles from "./language-menu.module.css";
import submenuStyles from "./submenu.late.module.css";
import { useHoverPanel } from "./use-hover-panel.ts";

const PANEL_ID = "languages";

/**
 * The languages in the bar of wide screens, behind the name of the one being read. A popover, as submenus are. Every page has the
 * languages at its end: here they are drawn when somebody comes near.
 */
export function LanguageMenu({ current, children }: { current: string; children: ReactNode }) {
  const t = useTranslations("languages");
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isThere, setIsThere] = useState(false);
  const hover = useHoverPanel(panel, button);
  const come = () => flushSync(() => setIsThere(true));
  const group = {
    ...hover.group,
    onPointerEnter(event: PointerEvent) {
      come();
      hover.group.onPointerEnter(event);
    },
  };
  return (
    <div {...group}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={`${current}: ${t("label")}`}
        popoverTarget={PANEL_ID}
        aria-expanded={isThere ? hover.isOpen : undefined}
        onFocus={come}
        onClick={(event) => {
          come();
          hover.button.onClick(event);
        }}
      >
        {current}
        <ChevronIcon />
      </button>
      {isThere ? (
        <div
          ref={panel}
          id={PANEL_ID}
          popover="auto"
          className={`${submenuStyles.submenu} ${submenuStyles.narrow}`}
          {...hover.panel}
        >
          {children}
        </div>
      ) : null}
    </div>
  );
}
