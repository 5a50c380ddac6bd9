import type { UIMatch } from "react-router";
import { FONT_ADDRESSES } from "#app/ui/theme/late-fonts.ts";
import AFTER_FIRST_PAINT from "./after-first-paint.inline.ts?script";
import SCRIPT from "./first-paint.inline.ts?script";
import { loadsAtOnce } from "./loads-at-once.ts";

/** The page has it from the server; in the browser React leaves it alone. `nonce` is known on the server only, and browsers hide it from scripts. */
export function FirstPaintScript({ nonce, matches }: { nonce: string | undefined; matches: UIMatch[] }) {
  // Only the server decides it, so that the browser's code has no word of it.
  const script = import.meta.env.SSR && loadsAtOnce(matches) ? `${SCRIPT}\n${AFTER_FIRST_PAINT}` : SCRIPT;
  return (
    <script
      nonce={nonce}
      data-fonts={FONT_ADDRESSES}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: modules of this site; nothing from outside gets in.
      dangerouslySetInnerHTML={{ __html: script }}
    />
  );
}
