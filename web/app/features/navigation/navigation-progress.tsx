import { use, useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { HasNavigatedContext } from "./has-navigated.ts";
import styles from "./navigation-progress.late.module.css";
import { type PageLoadStatus, pageLoadStatus } from "./page-load-status.ts";

/** Navigations faster than this show no bar. */
const DELAY_MS = 150;

/** A bar above the page while a slow navigation is under way. `failed` tells that the page being shown is an error. */
export function NavigationProgress({ failed = false }: { failed?: boolean }) {
  const t = useTranslations("navigation");
  const { state } = useNavigation();
  const hasNavigated = use(HasNavigatedContext);
  const [isSlow, setIsSlow] = useState(false);
  const isPending = state !== "idle";
  useEffect(() => {
    if (!isPending) return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
  const status: PageLoadStatus = pageLoadStatus({ isPending, hasNavigated, failed });
  return (
    <div className="navigation-progress" data-page-load={status}>
      {isPending && isSlow ? <div role="progressbar" aria-label={t("loading")} className={styles.bar} /> : null}
    </div>
  );
}
