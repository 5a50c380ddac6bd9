import { type ReactNode, useId } from "react";
import type { Overview } from "./learning-overview.ts";
import { useLearningWords } from "./learning-words.tsx";
import { ReadingLink, ReadingList } from "./reading-list.tsx";
import { ReadingProgress } from "./reading-progress.tsx";

/** Everything a learner keeps: where to go on, how much is read, what is bookmarked, what was read last. */
export function LearningLists({ overview: { next, groups, bookmarks, recent } }: { overview: Overview }) {
  const words = useLearningWords();
  return (
    <>
      {next ? (
        <Part title={words.continue}>
          <p className="continue-reading">
            <ReadingLink reading={next} />
          </p>
        </Part>
      ) : null}
      <Part title={words.progress}>
        <ReadingProgress groups={groups} />
      </Part>
      <Part title={words.bookmarks}>
        {bookmarks.length > 0 ? (
          <ReadingList readings={bookmarks} />
        ) : (
          <p className="text-muted">{words.noBookmarks}</p>
        )}
      </Part>
      <Part title={words.recent}>
        {recent.length > 0 ? <ReadingList readings={recent} /> : <p className="text-muted">{words.noReading}</p>}
      </Part>
    </>
  );
}

/** A part of the page under a title of its own. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className="learning-part" aria-labelledby={titleId}>
      <h2 id={titleId} className="section-title">
        {title}
      </h2>
      {children}
    </section>
  );
}
