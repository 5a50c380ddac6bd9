import { MISSIONS, playThrough } from "@learn-bittensor/simulators/terminal/missions";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { Disclosure } from "#app/ui/controls/disclosure.tsx";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import { COMMAND_TABLES } from "./command-tables.ts";
import { EntryView } from "./terminal-log.tsx";
import styles from "./terminal-page.module.css";

/** The missions as texts: for whoever wants to read, and where no script runs. */
export function WorkedMissions() {
  const t = useTranslations("lab.terminal");
  return (
    <section className={styles.worked} aria-labelledby="terminal-worked">
      <h2 id="terminal-worked" className={sectionTitleStyles.sectionTitle}>
        {t("workedTitle")}
      </h2>
      <p>{t("workedNote")}</p>
      {MISSIONS.map((mission) => (
        <Disclosure key={mission.name} summary={t(`mission.${mission.name}.title`)}>
          <div className={styles.workedMission}>
            <p>{t(`mission.${mission.name}.text`)}</p>
            {playThrough(mission, COMMAND_TABLES).entries.map((entry, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never change.
              <EntryView key={place} entry={entry} />
            ))}
          </div>
        </Disclosure>
      ))}
    </section>
  );
}
