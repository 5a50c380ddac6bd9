import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { MiningNeeds } from "#app/site/mining-needs.server.ts";

/** What mining takes, in the reader's language. */
export function useMiningWords() {
  const t = useTranslations("mining");
  const format = useFormatter();
  const gigabytes = (count: number) => t("gigabytes", { count: format.number(count) });
  const megabits = (count: number) => t("megabits", { count: format.number(count) });

  /** A line for each thing that the documents ask for, and one on newcomers. */
  function describeNeeds(needs: MiningNeeds): string[] {
    const { gpuMemoryGb: gpu, gpuCount, ramGb, diskGb, cpuCores, bandwidthMbps, software, skills, newcomers } = needs;
    const cards = gpuCount ?? 1;
    return [
      gpu === null ? "" : gpu === 0 ? t("noGpu") : t("gpuNeed", { count: cards, size: gigabytes(gpu) }),
      ramGb === null ? "" : t("ramNeed", { size: gigabytes(ramGb) }),
      diskGb === null ? "" : t("diskNeed", { size: gigabytes(diskGb) }),
      cpuCores === null ? "" : t("cpuNeed", { count: cpuCores }),
      bandwidthMbps === null ? "" : megabits(bandwidthMbps),
      software.join(", "),
      skills.map((skill) => t(`skills.${skill}`)).join("\u00A0· "),
      newcomers === "unknown" ? "" : t(newcomers),
    ].filter((line) => line !== "");
  }

  return { gigabytes, megabits, describeNeeds };
}
