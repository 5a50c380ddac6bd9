import { useTranslations } from "#app/i18n/interface-texts.ts";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import filterFormStyles from "#app/ui/lists/filter-form.module.css";
import styles from "./mining-fields.module.css";
import { HAVE, type MiningFilter, miningQuery, SKILLS } from "./mining-filter.ts";
import { useMiningWords } from "./use-mining-words.ts";

/** Part of the form above the list: what one has to mine with. Open where something of it is asked. */
export function MiningFields({ filter }: { filter: MiningFilter }) {
  const t = useTranslations("mining");
  const { gigabytes, megabits } = useMiningWords();
  const any = { value: "", name: t("any") };
  return (
    <details className={styles.miningFields} open={miningQuery(filter).length > 0}>
      <summary>{t("title")}</summary>
      <div className={filterFormStyles.filterForm}>
        <SelectField
          label={t("gpu")}
          name="gpu"
          defaultValue={filter.gpuMemoryGb ?? ""}
          options={[
            any,
            ...HAVE.gpu.map((size) => ({ value: `${size}`, name: size === 0 ? t("noGpu") : gigabytes(size) })),
          ]}
        />
        <SelectField
          label={t("disk")}
          name="disk"
          defaultValue={filter.diskGb ?? ""}
          options={[any, ...HAVE.disk.map((size) => ({ value: `${size}`, name: gigabytes(size) }))]}
        />
        <SelectField
          label={t("line")}
          name="line"
          defaultValue={filter.bandwidthMbps ?? ""}
          options={[any, ...HAVE.line.map((speed) => ({ value: `${speed}`, name: megabits(speed) }))]}
        />
        <SelectField
          label={t("skill")}
          name="skill"
          defaultValue={filter.skill}
          options={[any, ...SKILLS.map((skill) => ({ value: skill, name: t(`skills.${skill}`) }))]}
        />
        <SelectField
          label={t("newcomers")}
          name="open"
          defaultValue={filter.openOnly ? "1" : ""}
          options={[any, { value: "1", name: t("open") }]}
        />
      </div>
      <p className={styles.note}>{t("note")}</p>
    </details>
  );
}
