import { COLOR_MODE_SCRIPT } from "#app/features/color-mode/color-mode-script.ts";
import { NOTICE_SCRIPT } from "#app/features/notice/notice-script.ts";
import { FONT_SCRIPT } from "#app/ui/theme/late-fonts.ts";
import { INTENT_SCRIPT } from "./start-on-intent.ts";
import { STORAGE_SCRIPT } from "./storage-stand-in.ts";

/** The page has it from the server; in the browser React leaves it alone. */
const SCRIPT = import.meta.env.SSR
  ? `${STORAGE_SCRIPT};${COLOR_MODE_SCRIPT};${FONT_SCRIPT};${NOTICE_SCRIPT};${INTENT_SCRIPT}`
  : "";

/**
 * The one inline script of every page, run while the head is read, so that nothing that a visitor has chosen changes after the
 * first paint. `nonce` is known on the server only, and browsers hide it from scripts.
 */
export function FirstPaintScript({ nonce }: { nonce: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this site; nothing from outside gets in.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
