import type { ReactNode } from "react";
import { Sentences } from "#app/i18n/sentences.tsx";
import readingStyles from "./reading/reading.module.css";
import textLinksStyles from "./text-links.module.css";

/** In place of what only scripts can show: what it is, and where to go on without. */
export function NeedsScript({
  className = readingStyles.reading,
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <noscript>
      <p className={`${className} ${textLinksStyles.textLinks}`}>
        <Sentences>{children}</Sentences>
      </p>
    </noscript>
  );
}
