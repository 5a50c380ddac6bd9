import type { Generation } from "@learn-bittensor/simulators/terminal/grammar";
import { MISSIONS, type MissionName } from "@learn-bittensor/simulators/terminal/missions";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import textStyles from "#app/ui/text.module.css";
import styles from "./missions-list.module.css";
import type { Session } from "./session.ts";

interface Props {
  readonly session: Session;
  readonly onMission: (name: MissionName) => void;
  readonly onGeneration: (generation: Generation) => void;
}

/** What there is to do, how far one is, and which generation of the tool is at hand. */
export function MissionsList({ session: { mission, progress, terminal }, onMission, onGeneration }: Props) {
  const t = useTranslations("lab.terminal");
  return (
    <section className={styles.missionsList} aria-labelledby="terminal-missions">
      <h2 id="terminal-missions" className={sectionTitleStyles.sectionTitle}>
        {t("missions")}
      </h2>
      <p className={textStyles.muted}>{t("missionsNote")}</p>
      <ul className={styles.missions}>
        {MISSIONS.map(({ name, steps }) => {
          const done = progress[name] ?? 0;
          return (
            <li key={name}>
              <button
                type="button"
                className={styles.mission}
                aria-pressed={name === mission}
                onClick={() => onMission(name)}
              >
                <span>{t(`mission.${name}.title`)}</span>
                <span className={styles.progress}>
                  {done >= steps.length ? <span aria-hidden="true">✓ </span> : null}
                  {done >= steps.length
                    ? t("done")
                    : t("progress", { done: String(done), count: String(steps.length) })}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <fieldset className={styles.generations}>
        <legend>{t("generation")}</legend>
        {([11, 9] as const).map((generation) => (
          <label key={generation} className={styles.generation}>
            <input
              type="radio"
              name="terminal-generation"
              checked={terminal.world.generation === generation}
              disabled={terminal.pending !== null}
              onChange={() => onGeneration(generation)}
            />
            {t("ofGeneration", { number: String(generation) })}
          </label>
        ))}
      </fieldset>
    </section>
  );
}
