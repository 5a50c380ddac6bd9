import type { Translator } from "#app/i18n/translator.ts";
import type { ProtocolChange } from "./timeline.server.ts";

/** Version and first block of a change in words; what no source gives is said, too. */
export function versionNotes(
  { spec, block, notRecorded }: Pick<ProtocolChange, "spec" | "block" | "notRecorded">,
  t: Translator,
  formatBlock: (block: number) => string,
): string[] {
  const version =
    spec !== null
      ? t("timeline.spec", { spec: String(spec) })
      : notRecorded.includes("spec")
        ? t("timeline.specNotRecorded")
        : t("timeline.withoutSpec");
  const first =
    block !== null
      ? t("timeline.block", { block: formatBlock(block) })
      : notRecorded.includes("block")
        ? t("timeline.blockNotRecorded")
        : null;
  return first === null ? [version] : [version, first];
}
