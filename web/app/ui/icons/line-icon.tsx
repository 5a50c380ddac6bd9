import type { ReactNode } from "react";

interface LineIconProps {
  /** Width and height in pixels. */
  size?: number;
  strokeWidth?: number;
  /** Drawn on a field of 24 by 24. */
  children: ReactNode;
}

/** An icon of lines, beside or instead of words that say the same: hidden from assistive technology. */
export function LineIcon({ size = 20, strokeWidth = 1.75, children }: LineIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
