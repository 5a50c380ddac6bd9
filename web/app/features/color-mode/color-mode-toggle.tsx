import { use, useId } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import iconButtonStyles from "#app/ui/icon-button.module.css";
import textStyles from "#app/ui/text.module.css";
import styles from "./color-mode-toggle.module.css";
import { ColorModeContext } from "./use-color-mode.ts";

/**
 * Both labels are in the page and the style sheet shows the right one, so that it is right before any script has run.
 * Without scripts there is nothing to switch: the page follows the system and the button is hidden.
 */
export function ColorModeToggle() {
  const t = useTranslations("colorMode");
  const biteId = useId();
  const { toggle } = use(ColorModeContext);
  return (
    <button type="button" className={`${iconButtonStyles.iconButton} ${styles.colorModeToggle}`} onClick={toggle}>
      <span className={`${textStyles.srOnly} ${styles.whenLight}`}>{t("toDark")}</span>
      <span className={`${textStyles.srOnly} ${styles.whenDark}`}>{t("toLight")}</span>
      <svg className="sun-moon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <mask id={biteId}>
          <rect width="24" height="24" fill="white" />
          <circle className={styles.bite} cx="24" cy="4" r="7" fill="black" />
        </mask>
        <circle className={styles.body} cx="12" cy="12" r="5" fill="currentColor" mask={`url(#${biteId})`} />
        <g className={styles.rays} stroke="currentColor" strokeWidth="1.75" strokeLinecap="round">
          <path d="M12 1.5v2M12 20.5v2M4.6 4.6 6 6M18 18l1.4 1.4M1.5 12h2M20.5 12h2M4.6 19.4 6 18M18 6l1.4-1.4" />
        </g>
      </svg>
    </button>
  );
}
