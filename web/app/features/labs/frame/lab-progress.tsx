import { useTranslations } from "#app/i18n/interface-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { ProgressBar } from "#app/ui/controls/progress-bar.tsx";
import frameStyles from "./lab-frame.module.css";
import type { LabResult } from "./use-lab-result.ts";

/** How far a long computation has come, and the way to end it. */
export function LabProgress({ result }: { result: LabResult }) {
  const t = useTranslations("lab.frame");
  if (!result.progress) return null;
  const { share, isCancelled } = result.progress;
  return (
    <div className={frameStyles.progress}>
      {isCancelled ? (
        <>
          <p role="status">{t("cancelled")}</p>
          <Button onClick={result.again}>{t("computeAgain")}</Button>
        </>
      ) : (
        <>
          <span>{t("computing")}</span>
          <ProgressBar label={t("computing")} value={share} />
          <Button onClick={result.cancel}>{t("cancel")}</Button>
        </>
      )}
    </div>
  );
}
