import type { MouseEvent } from "react";

/** Closes an overlay by a click on its backdrop, on a link, or on a button that opens something else in its place. */
export function closeBehindReader({ target, currentTarget: dialog }: MouseEvent<HTMLDialogElement>): void {
  if (!(target instanceof Element)) return;
  const link = target.closest("a[href]");
  const isLeft = link !== null && link.getAttribute("target") !== "_blank";
  const opens = target.closest("button[commandfor], button[popovertarget]");
  const opensOther = opens !== null && opens.getAttribute("commandfor") !== dialog.id;
  if ((target === dialog || isLeft || opensOther) && dialog.open) dialog.close();
}
