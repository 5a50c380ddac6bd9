/** Icons are this wide and high, in pixels. */
export const ICON_SIZE = 24;

/** Stands where an icon is named that there is not, or not yet. */
export function NeutralIcon() {
  return (
    <svg width={ICON_SIZE} height={ICON_SIZE} viewBox="0 0 24 24" aria-hidden="true" data-neutral="">
      <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="3 3.28" />
    </svg>
  );
}
