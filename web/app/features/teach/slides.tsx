import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { Button } from "#app/ui/button.tsx";
import textStyles from "#app/ui/text.module.css";
import styles from "./slides.module.css";

export interface Slide {
  key: string;
  title: string;
  /** Large on the slide. */
  ask: string;
  /** What is shown below it. */
  shown: ReactNode;
  /** More to be asked, below that. */
  points?: readonly string[];
  /** For the teacher alone. */
  notes: string | null;
}

/** How far each key goes; the keys of pictures and controls on a slide are theirs. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Where something comes to lie is rounded, in pixels. */
const ROUNDING = 2;

/** The slides of a lesson: one long page, gone through by keys and buttons, on a full screen one at a time. */
export function Slides({ name, slides }: { name: string; slides: readonly Slide[] }) {
  const t = useTranslations("teach");
  const deck = useRef<HTMLElement>(null);
  const shown = useRef<(HTMLElement | null)[]>([]);

  const show = (place: number) => shown.current[place]?.scrollIntoView({ block: "start" });
  const tellOthers = useOtherWindows(name, show);
  const go = (by: number) => {
    const place = Math.min(slides.length - 1, Math.max(0, currentOf(shown.current) + by));
    show(place);
    tellOthers(place);
  };

  const fillScreen = () => {
    const whole = deck.current;
    if (!whole) return;
    if (whole.ownerDocument.fullscreenElement) void whole.ownerDocument.exitFullscreen();
    else {
      const place = currentOf(shown.current);
      void whole.requestFullscreen?.().then(() => {
        whole.focus();
        show(place);
      });
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.target instanceof HTMLInputElement || hasModifier(event)) return;
    const by = STEPS[event.key];
    if (by === undefined && event.key.toLowerCase() !== "f") return;
    event.preventDefault();
    if (by === undefined) fillScreen();
    else go(by);
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move it, as they scroll any part of a page that scrolls.
    <section ref={deck} className={styles.deck} aria-label={t("deck")} tabIndex={0} onKeyDown={onKeyDown}>
      <p className={styles.keys}>
        <Button onClick={() => go(-1)}>{t("back")}</Button>
        <Button onClick={() => go(1)}>{t("on")}</Button>
        <Button onClick={fillScreen}>{t("fullScreen")}</Button>
      </p>
      {slides.map(({ key, title, ask, shown: picture, points = [], notes }, place) => (
        <article
          key={key}
          ref={(element) => {
            shown.current[place] = element;
          }}
          className={styles.slide}
          aria-label={t("slide", { number: String(place + 1), count: String(slides.length) })}
        >
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.ask}>{ask}</p>
          {picture}
          {points.length > 0 ? (
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          ) : null}
          {notes ? (
            <div className={`${styles.notes} ${textStyles.aside}`}>
              <p className={textStyles.muted}>{t("notes")}</p>
              <p>{notes}</p>
            </div>
          ) : null}
          <p className={`${styles.number} ${textStyles.aside} ${textStyles.muted}`} aria-hidden="true">
            {place + 1} / {slides.length}
          </p>
        </article>
      ))}
    </section>
  );
}

/**
 * The last one that begins where slides do that are shown, or above. At the end of the page it is the last one, which may not have
 * come up so far.
 */
function currentOf(slides: readonly (HTMLElement | null)[]): number {
  const [first] = slides;
  if (!first) return 0;
  const { documentElement: root, fullscreenElement } = first.ownerDocument;
  if (!fullscreenElement && root.scrollHeight - scrollY - innerHeight < ROUNDING) return slides.length - 1;
  const line = fullscreenElement ? 0 : pixels(first, "scrollMarginTop") + pixels(root, "scrollPaddingTop");
  const place = slides.findLastIndex((slide) => slide && slide.getBoundingClientRect().top < line + ROUNDING);
  return Math.max(0, place);
}

function pixels(element: HTMLElement, property: "scrollMarginTop" | "scrollPaddingTop"): number {
  return Number.parseFloat(getComputedStyle(element)[property]) || 0;
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** Windows of this browser that show the same slides go along: what one shows is shown by all. */
function useOtherWindows(name: string, show: (place: number) => void): (place: number) => void {
  const channel = useRef<BroadcastChannel | null>(null);
  const onPlace = useEffectEvent((place: unknown) => {
    if (typeof place === "number" && Number.isInteger(place)) show(place);
  });
  useEffect(() => {
    const opened = new BroadcastChannel(`slides-${name}`);
    opened.onmessage = ({ data }) => onPlace(data);
    channel.current = opened;
    return () => opened.close();
  }, [name]);
  return (place) => channel.current?.postMessage(place);
}
