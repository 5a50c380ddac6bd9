import type { ContentsEntry } from "@learn-bittensor/markdown/contents";
import { type ReactNode, useMemo } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import contentsPanelStyles from "#app/ui/reading/contents-panel.module.css";
import { ContentsPanel } from "#app/ui/reading/contents-panel.tsx";
import readingStyles from "#app/ui/reading/reading.module.css";
import { HeadingLink } from "#app/ui/rich-text/heading-link.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import type { QuestionView } from "./faq.server.ts";
import styles from "./faq-topics.module.css";
import { groupByTopic, type Topic } from "./topics.ts";

const topicId = (topic: Topic) => `topic-${topic}`;

/** All questions with their answers, by topic, beside a list of them; `children` stand below the last. */
export function FaqTopics({ questions, children }: { questions: readonly QuestionView[]; children: ReactNode }) {
  const t = useTranslations("faq");
  const langOf = useLangOf();
  const groups = useMemo(() => groupByTopic(questions), [questions]);
  const contents = useMemo(
    () =>
      groups.flatMap(({ topic, members }): ContentsEntry[] => [
        { id: topicId(topic), title: t(`topics.${topic}`), depth: 2 },
        ...members.map(({ anchor, question }): ContentsEntry => ({ id: anchor, title: question, depth: 3 })),
      ]),
    [groups, t],
  );
  return (
    <div className={contentsPanelStyles.withContents}>
      <ContentsPanel contents={contents} />
      <div className={readingStyles.reading}>
        {groups.map(({ topic, members }) => (
          <section key={topic} aria-labelledby={topicId(topic)} className={styles.topic}>
            <h2 id={topicId(topic)} className={sectionTitleStyles.sectionTitle}>
              {t(`topics.${topic}`)}
            </h2>
            {members.map(({ anchor, question, locale, parts }) => (
              <section key={anchor} className={styles.question} lang={langOf(locale)}>
                <div className="heading">
                  <h3 id={anchor} className={styles.title}>
                    {question}
                  </h3>
                  <HeadingLink id={anchor} title={question} />
                </div>
                <RichText parts={parts} />
              </section>
            ))}
          </section>
        ))}
        {children}
      </div>
    </div>
  );
}
