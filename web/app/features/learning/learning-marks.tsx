import type { DetailedHTMLProps, HTMLAttributes, ReactNode } from "react";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { localizedPath } from "#app/i18n/localized-path.ts";
import type { TextParts } from "#app/ui/text-parts.ts";
import type { Target } from "./learning-event.ts";
import { FINISHED_PERCENT, type LearningState } from "./learning-state.ts";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "learning-marks": DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}

/** The address of the page with everything a learner keeps; forms are posted there. */
export const LEARNING_PATH = "/learning";

/** A document, and what the account of a signed-in learner holds of it; null for everybody else, whose device knows. */
interface MarksProps {
  target: Target;
  known: LearningState | null;
  /** The page's own, without language: forms posted without scripts lead back there. */
  path: string;
}

const WHOLE = { from: 0, to: 1 };

/**
 * Which of five ways the marks of a page look: those of nobody, or of somebody who has or has not set each of the two. Null
 * for who stopped somewhere: that is their own.
 */
export function marksVariant({ known }: { known: LearningState | null }): string | null {
  if (!known) return "";
  return known.percent > 0 && !known.isRead ? null : `known ${known.isRead} ${known.bookmarkedAt !== null}`;
}

/**
 * The parts of a text's page, with marks below its title and where one has read it. The upper ones note how far it is read:
 * `shown` is the share of the document that the page shows. Only who is signed in is asked for an opinion: it needs a sender.
 */
export function withMarks(parts: TextParts, marks: MarksProps, shown = WHOLE): TextParts {
  return {
    ...parts,
    head: <LearningMarks {...marks} follows={shown} />,
    end: (
      <>
        {parts.end}
        <footer className="marks-below">
          <LearningMarks {...marks} />
          {marks.known ? <PageFeedback {...marks} /> : null}
        </footer>
      </>
    ),
  };
}

/**
 * "Mark as read" and "bookmark" for a document. A form, so that it works without scripts for those who are signed in; with
 * them, `learning-marks-element.ts` keeps marks on the device. The labels of both states are in the page and the style
 * sheet shows one, so that nothing moves.
 */
function LearningMarks({ target, known, path, follows }: MarksProps & { follows?: { from: number; to: number } }) {
  const t = useTranslations("marks");
  const { isRead = false, percent = 0, bookmarkedAt = null } = known ?? {};
  const isBookmarked = bookmarkedAt !== null;
  return (
    <learning-marks
      data-kind={target.kind}
      data-slug={target.slug}
      data-read={isRead ? "" : undefined}
      data-bookmarked={isBookmarked ? "" : undefined}
      data-percent={percent || undefined}
      data-follows={follows ? "" : undefined}
      data-from={follows?.from}
      data-to={follows?.to}
    >
      <MarkForm target={target} path={path}>
        <button
          type="submit"
          className="mark mark-read"
          name="what"
          value={isRead ? "unread" : "read"}
          data-aspect="read"
        >
          <span data-label="">{t("markAsRead")}</span>
          <span data-label="marked">{t("markedAsRead")}</span>
        </button>
        <button
          type="submit"
          className="mark mark-bookmark"
          name="what"
          value={isBookmarked ? "unbookmark" : "bookmark"}
          data-aspect="bookmark"
        >
          <span data-label="">{t("bookmark")}</span>
          <span data-label="marked">{t("bookmarked")}</span>
        </button>
        <span className="mark-ways">
          <LocalLink className="mark-link" to={LEARNING_PATH}>
            {t("yourLearning")}
          </LocalLink>
          {follows && follows.to - follows.from === 1 ? (
            // The element says where to, once there is somewhere.
            <a className="mark-link mark-continue" href="#content">
              {t("continue")}
            </a>
          ) : null}
        </span>
        <span role="status" className="sr-only" data-lost={t("lost")} />
      </MarkForm>
    </learning-marks>
  );
}

type Kept = Pick<MarksProps, "target"> & { known: Pick<LearningState, "percent"> | null };

/**
 * In a list of what is read in an order: whether one thing is read, or is the next. `until` is the share of its document that
 * counts, in percent. The style sheet shows the word that holds; "next" is the first that is not read.
 */
export function ReadMark({ until = FINISHED_PERCENT, ...kept }: Kept & { until?: number }) {
  const t = useTranslations("marks");
  return (
    <learning-marks className="read-mark sr-only" {...untilAttributes(kept, until)}>
      <span className="read-mark-done">{t("finished")}</span>
      <span className="read-mark-next">{t("next")}</span>
      <span className="read-mark-first">{t("first")}</span>
    </learning-marks>
  );
}

/** How many parts of a document are read: a piece of a bar for each, that ends at one of `ends`, in percent. */
export function ReadCount({ ends, ...kept }: Kept & { ends: readonly number[] }) {
  const t = useTranslations("marks");
  return (
    <span className="sections-read" data-of={ends.length}>
      {ends.map((until) => (
        <learning-marks key={until} {...untilAttributes(kept, until)} />
      ))}
      {t("finished")}
    </span>
  );
}

/** What the element needs to show whether one has got so far. */
function untilAttributes({ target, known }: Kept, until: number) {
  const percent = known?.percent ?? 0;
  return {
    "data-kind": target.kind,
    "data-slug": target.slug,
    "data-percent": percent || undefined,
    "data-until": until,
    "data-finished": percent >= until ? "" : undefined,
  };
}

function PageFeedback({ target, path }: MarksProps) {
  const t = useTranslations("marks");
  return (
    <learning-marks data-kind={target.kind} data-slug={target.slug}>
      <MarkForm target={target} path={path}>
        <span className="mark-question">{t("wasThisHelpful")}</span>
        <button type="submit" className="mark mark-helpful" name="what" value="helpful" data-aspect="helpful">
          {t("yes")}
        </button>
        <button type="submit" className="mark mark-unhelpful" name="what" value="unhelpful" data-aspect="unhelpful">
          {t("no")}
        </button>
        <span role="status" data-thanks={t("thanks")} />
      </MarkForm>
    </learning-marks>
  );
}

function MarkForm(props: { target: Target; path: string; children: ReactNode }) {
  const { target, path, children } = props;
  const { kind, slug } = target;
  const locale = useLocale();
  return (
    <form className="marks" method="post" action={localizedPath(LEARNING_PATH, locale)}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="back" value={localizedPath(path, locale)} />
      {children}
    </form>
  );
}
