import type { ReactNode } from "react";
import { useLocale } from "#app/i18n/interface-texts.ts";
import { pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";

/** For tests: around what shows texts that a page brings along. */
export function WithTexts({ of, children }: { of: readonly Parameters<typeof pickTexts>[1][]; children: ReactNode }) {
  return <MoreTexts texts={pickTexts(useLocale(), ...of)}>{children}</MoreTexts>;
}
