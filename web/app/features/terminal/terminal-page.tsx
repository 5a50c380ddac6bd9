import { INSTALL, MISSIONS, suggestLine } from "@learn-bittensor/simulators/terminal/missions";
import { type ComponentType, useRef, useState } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { Button } from "#app/ui/button.tsx";
import textStyles from "#app/ui/text.module.css";
import { CommandLine } from "./command-line.tsx";
import { COMMAND_TABLES } from "./command-tables.ts";
import { valuesOf } from "./complete-line.ts";
import { MissionsList } from "./missions-list.tsx";
import { linesOf } from "./session.ts";
import { TerminalLog } from "./terminal-log.tsx";
import styles from "./terminal-page.module.css";
import { TerminalToolbar } from "./terminal-toolbar.tsx";
import { useSession } from "./use-session.ts";
import { WorkedMissions } from "./worked-missions.tsx";

interface Props {
  /** Whether a text may stand in the page's address: it is no secret. */
  readonly mayBeStored: (text: string) => Promise<boolean>;
  /** Says that a text was refused, and why. */
  readonly SecretNote: ComponentType;
}

/** A command line with made-up keys, and what there is to do in it. */
export function TerminalPage({ mayBeStored, SecretNote }: Props) {
  const t = useTranslations("lab.terminal");
  const [session, change] = useSession();
  const [isRefused, setIsRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { terminal, mission, progress } = session;
  const { generation } = terminal.world;
  const current = MISSIONS.find(({ name }) => name === mission);

  const enter = async (line: string) => {
    setIsRefused(false);
    // Where it cannot be looked at, it is not taken.
    const isHarmless = await mayBeStored(valuesOf(line, COMMAND_TABLES[generation])).catch(() => false);
    if (isHarmless) change({ kind: "enter", line });
    else setIsRefused(true);
  };
  const undo = () => {
    change({ kind: "undo" });
    field.current?.focus();
  };
  return (
    <>
      <div className={styles.terminalPage}>
        <div className={styles.terminal}>
          {current ? (
            <p className={styles.task}>
              <strong>{t(`mission.${current.name}.title`)}</strong> {t(`mission.${current.name}.text`)}
            </p>
          ) : null}
          {session.isUnreadable ? <p role="status">{t("unreadable")}</p> : null}
          <TerminalLog entries={terminal.entries} undo={<Button onClick={undo}>{t("undo")}</Button>} />
          {isRefused ? <SecretNote /> : null}
          <CommandLine
            field={field}
            pending={terminal.pending}
            generation={generation}
            typedBefore={linesOf({ ...terminal, entries: terminal.entries.filter(({ prompt }) => prompt === null) })}
            suggestion={current ? suggestLine(current, terminal, progress[mission] ?? 0) : null}
            onLine={enter}
          />
          <TerminalToolbar session={session} onChange={change} />
          <p className={`${textStyles.muted} ${textStyles.aside}`}>{t("note")}</p>
        </div>
        <MissionsList
          session={session}
          onMission={(name) => change({ kind: "mission", name })}
          onGeneration={(asked) => change({ kind: "enter", line: INSTALL[asked] })}
        />
      </div>
      <WorkedMissions />
    </>
  );
}
