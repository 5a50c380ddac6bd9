import { load } from "virtual:messages/validatorGame";
import { type ComponentType, type ReactNode, useState } from "react";
import { type CompiledTexts, useLocale } from "#app/i18n/interface-texts.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { Button } from "#app/ui/button.tsx";
import styles from "./five-minutes.module.css";

interface Props {
  words: { readonly play: string; readonly failed: string };
  /** What it is about; beside it, until somebody plays, how one round ends. */
  intro: ReactNode;
  example: ReactNode;
}

/** “Be the validator”: a game whose code is loaded by who plays it. */
export function ValidatorGame({ words, intro, example }: Props) {
  const locale = useLocale();
  const [game, setGame] = useState<{ Game: ComponentType; texts: CompiledTexts } | null>(null);
  const [state, setState] = useState<"rest" | "loading" | "failed">("rest");
  if (game)
    return (
      <MoreTexts texts={game.texts}>
        <game.Game />
      </MoreTexts>
    );

  async function play() {
    setState("loading");
    try {
      const [{ Game }, { messages }] = await Promise.all([import("./game.tsx"), load[locale]()]);
      setGame({ Game, texts: messages });
    } catch (error) {
      console.error("story: the game could not be loaded", error);
      setState("failed");
    }
  }
  return (
    <div className={styles.beside}>
      <div className={styles.text}>
        {intro}
        <div className={styles.play}>
          <Button isBusy={state === "loading"} onClick={play}>
            {words.play}
          </Button>
          {state === "failed" ? <p role="alert">{words.failed}</p> : null}
        </div>
      </div>
      {example}
    </div>
  );
}
