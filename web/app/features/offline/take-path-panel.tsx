import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useTimeFormat } from "#app/i18n/use-time-format.ts";
import { Button } from "#app/ui/button.tsx";
import { OFFLINE_PATH } from "./offline-path.ts";
import type { Path } from "./saved-pages.ts";
import styles from "./take-path-panel.module.css";
import { usePathCopy } from "./use-path-copy.ts";
import { useSizeFormat } from "./use-size-format.ts";

/** What taking a path along costs, how far it is, and that it is there. */
export function TakePathPanel(props: { path: Path; loadCodeOf: (page: Document) => Promise<void> }) {
  const t = useTranslations("offline");
  const { state, take, giveUp, remove } = usePathCopy(props.path, props.loadCodeOf);
  const sizeOf = useSizeFormat();
  const dayOf = useTimeFormat();
  const count = props.path.pages.length + 1;
  // The button is the same, whatever it is for: it keeps the focus.
  switch (state.is) {
    case "unknown":
      return <p className={styles.panel}>{t("measuring")}</p>;
    case "impossible":
      return <p className={styles.panel}>{t("impossible")}</p>;
    case "taking":
      return (
        <div className={styles.panel}>
          <p>{t("progress", { done: String(state.pages), count: String(count) })}</p>
          <progress className={styles.progress} max={count} value={state.pages} aria-label={t("taking")} />
          <Button key="act" onClick={giveUp}>
            {t("cancel")}
          </Button>
        </div>
      );
    case "saved":
      return (
        <div className={styles.panel}>
          <p>
            {t("kept", { count: state.pages, size: sizeOf(state.bytes), day: dayOf(state.at) })}{" "}
            <LocalLink to={OFFLINE_PATH}>{t("title")}</LocalLink>
          </p>
          <Button key="act" onClick={remove}>
            {t("remove")}
          </Button>
        </div>
      );
    case "offered":
      return (
        <div className={styles.panel}>
          {state.hasFailed ? <p>{t("failed")}</p> : null}
          <p>{state.bytes === null ? t("offerCount", { count }) : t("offer", { count, size: sizeOf(state.bytes) })}</p>
          <Button key="act" onClick={take}>
            {t("take")}
          </Button>
        </div>
      );
  }
}
