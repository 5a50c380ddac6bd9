import { useFormatter } from "#app/i18n/interface-texts.ts";
import shareStyles from "./emission-share.module.css";

/** A share as a figure, and beside it as a bar: full where the share is that of the largest. */
export function EmissionShare({ share, largest }: { share: number; largest: number }) {
  const format = useFormatter();
  return (
    <span className={shareStyles.emissionShare}>
      <span className={shareStyles.figure}>
        {format.number(share, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 })}
      </span>
      <svg className={shareStyles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 0h${Math.max(1, Math.round((100 * share) / largest))}v6H0z`} />
      </svg>
    </span>
  );
}
