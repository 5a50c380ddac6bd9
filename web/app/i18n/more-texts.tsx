import { type ReactNode, useMemo } from "react";
import { type CompiledTexts, InterfaceTextsContext, useInterfaceTexts, withMoreTexts } from "./interface-texts.ts";

/** Around what shows texts that not every page carries: they came with the page's data, or with the script that shows them. */
export function MoreTexts({ texts, children }: { texts: CompiledTexts; children: ReactNode }) {
  const known = useInterfaceTexts();
  const all = useMemo(() => withMoreTexts(known, texts), [known, texts]);
  return <InterfaceTextsContext value={all}>{children}</InterfaceTextsContext>;
}
