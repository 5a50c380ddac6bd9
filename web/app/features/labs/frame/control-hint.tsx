import controlStyles from "./lab-controls.module.css";
/** What a control is about, in a line below it; the control names it with `hintId` as what describes it. */
export function ControlHint({ id, hint }: { readonly id: string; readonly hint: string | null | undefined }) {
  if (!hint) return null;
  return (
    <p id={hintId(id, hint)} className={controlStyles.hint}>
      {hint}
    </p>
  );
}

/** The id of the hint of the control with this id; none without a hint. */
export function hintId(id: string, hint: string | null | undefined): string | undefined {
  return hint ? `${id}-hint` : undefined;
}
