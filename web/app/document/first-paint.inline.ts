// The one inline script of every page, run while the head is read, so that nothing that a visitor has chosen changes after the first
// paint. What needs no haste comes with the application.
import "#app/features/color-mode/color-mode.inline.ts";
import "#app/ui/theme/late-fonts.inline.ts";
import "#app/features/notice/notice.inline.ts";
import "./start-on-intent.inline.ts";
