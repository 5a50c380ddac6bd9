import type { CompiledTexts } from "#app/i18n/interface-texts.ts";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import { type Once, ShownOnce } from "#app/ui/shown-once.tsx";
import textStyles from "#app/ui/text.module.css";
import styles from "./five-minutes.module.css";
import { Scenes } from "./scenes.tsx";
import { ValidatorGame } from "./validator-game.tsx";
import { GameIntro, WorkedExample } from "./worked-example.tsx";
import "#app/ui/theme/role-hues.css";

/** Where links lead that promise the story. */
export const FIVE_MINUTES = "five-minutes";

/** What a page is given of it. */
export interface Story {
  texts: Once<CompiledTexts>;
  /** Of the game, before it is loaded. */
  words: { readonly play: string; readonly failed: string };
}

/** “Bittensor in five minutes”: the story of a question, and a game of a minute. */
export function FiveMinutes({ story }: { story: Story }) {
  return (
    <section id={FIVE_MINUTES} className={styles.fiveMinutes} aria-labelledby={`${FIVE_MINUTES}-title`}>
      <ShownOnce of={story.texts} className={styles.told}>
        {(texts) => (
          <MoreTexts texts={texts}>
            <Head />
            <Scenes />
          </MoreTexts>
        )}
      </ShownOnce>
      <ValidatorGame
        words={story.words}
        intro={
          <ShownOnce of={story.texts} part="intro" className={styles.intro}>
            {(texts) => (
              <MoreTexts texts={texts}>
                <GameIntro />
              </MoreTexts>
            )}
          </ShownOnce>
        }
        example={
          <ShownOnce of={story.texts} part="example">
            {(texts) => (
              <MoreTexts texts={texts}>
                <WorkedExample />
              </MoreTexts>
            )}
          </ShownOnce>
        }
      />
    </section>
  );
}

function Head() {
  const t = useTranslations("story");
  return (
    <div className={styles.head}>
      <h2 id={`${FIVE_MINUTES}-title`} className={`${sectionTitleStyles.sectionTitle} ${styles.title}`}>
        {t("title")}
      </h2>
      <p className={textStyles.muted}>{t("lead")}</p>
    </div>
  );
}
