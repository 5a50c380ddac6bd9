import { FONT_ADDRESSES } from "#app/ui/theme/late-fonts.ts";
import SCRIPT from "./first-paint.inline.ts?script";

/** The page has it from the server; in the browser React leaves it alone. `nonce` is known on the server only, and browsers hide it from scripts. */
export function FirstPaintScript({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      data-fonts={FONT_ADDRESSES}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a module of this site; nothing from outside gets in.
      dangerouslySetInnerHTML={{ __html: SCRIPT }}
    />
  );
}
