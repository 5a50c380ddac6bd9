import type { DeviceEvents } from "./device-events.ts";
import { eventsOf } from "./events-of.ts";
import { type Happening, parseTarget } from "./learning-event.ts";
import { applyEvents, FINISHED_PERCENT, type LearningState, untouched } from "./learning-state.ts";
import { placeOf, readingPercent, readingPercentOfParts, scrollTopOf, scrollTopOfParts } from "./reading-percent.ts";

interface Services {
  events: DeviceEvents;
  visitorId: () => string;
  now: () => number;
  createId: () => string;
}

/**
 * Brings the element `learning-marks` to life (`learning-marks.tsx`): its buttons keep marks on the device instead of
 * posting a form, and show what the device keeps. React renders what is in it and leaves `data-read`, `data-bookmarked`,
 * `data-finished`, `data-begun` and `data-helpful` to the browser. One element of a page also notes how far its document is
 * read.
 */
export function defineLearningMarks(window: Window & typeof globalThis, services: Services): void {
  const { events, visitorId } = services;
  const { document } = window;

  class LearningMarks extends window.HTMLElement {
    #state: LearningState | null = null;
    #percent = 0;
    #stop: (() => void) | null = null;

    connectedCallback() {
      const target = parseTarget(this.dataset);
      if (!target) return;
      const { read, bookmarked, percent = 0 } = this.dataset;
      const known = {
        isRead: read !== undefined,
        percent: Number(percent),
        bookmarkedAt: bookmarked === undefined ? null : 0,
      };
      this.#state = { ...untouched(target), ...known };
      this.#show();
      const ended = new AbortController();
      const listen = { signal: ended.signal, passive: true };
      const stopListening = events.onChange(() => this.#show());
      this.addEventListener("submit", (event) => this.#mark(event), { signal: ended.signal });
      if (this.dataset.follows !== undefined) {
        document.addEventListener("scroll", () => this.#follow(), listen);
        document.addEventListener("visibilitychange", () => this.#keepPercent(), listen);
        window.addEventListener("pagehide", () => this.#keepPercent(), listen);
        window.addEventListener("hashchange", () => this.#goWhereStopped(), listen);
        window.requestAnimationFrame(() => this.#goWhereStopped());
      }
      this.#stop = () => {
        ended.abort();
        stopListening();
      };
    }

    disconnectedCallback() {
      this.#keepPercent();
      this.#stop?.();
    }

    /** What is pending is applied to what is shown: once the account holds it, it stays shown. */
    #show() {
      if (!this.#state) return;
      const { kind, slug } = this.#state;
      const pending = eventsOf(visitorId(), events.list()).filter(
        (event) => event.kind === kind && event.slug === slug,
      );
      const [state] = applyEvents([this.#state], pending);
      if (!state) return;
      this.#state = state;
      this.toggleAttribute("data-read", state.isRead);
      this.toggleAttribute("data-bookmarked", state.bookmarkedAt !== null);
      const until = Number(this.dataset.until ?? FINISHED_PERCENT);
      this.toggleAttribute("data-finished", state.isRead || state.percent >= until);
      const next = this.querySelector<HTMLAnchorElement>(".mark-continue");
      if (!next) return;
      next.hash = placeOf(state.percent);
      this.toggleAttribute("data-begun", state.percent > 0 && state.percent < until && !state.isRead);
    }

    #mark(event: SubmitEvent) {
      const { submitter } = event;
      const aspect = submitter?.dataset.aspect;
      if (!submitter || !aspect) return;
      event.preventDefault();
      if (aspect === "helpful" || aspect === "unhelpful") {
        this.#add({ what: "feedback", helpful: aspect === "helpful", message: null });
        this.dataset.helpful = aspect;
      } else {
        const attribute = aspect === "read" ? "data-read" : "data-bookmarked";
        const isTakenBack = this.hasAttribute(attribute);
        const [mark, takeBack] =
          aspect === "read" ? (["read", "unread"] as const) : (["bookmark", "unbookmark"] as const);
        this.#add({ what: isTakenBack ? takeBack : mark });
      }
      this.#say(submitter);
    }

    /** Thanks, or the new label of the button, for those who hear the page; and to everybody that the browser keeps nothing. */
    #say(button: HTMLElement) {
      const status = this.querySelector<HTMLElement>("[role=status]");
      if (!status) return;
      const { lost, thanks } = status.dataset;
      const isMarked = this.hasAttribute(`data-${button.dataset.aspect === "read" ? "read" : "bookmarked"}`);
      const label = button.querySelector(`[data-label="${isMarked ? "marked" : ""}"]`);
      const isLost = lost !== undefined && visitorId() === "0" && !events.isKept();
      status.textContent = isLost ? lost : (thanks ?? label?.textContent ?? "");
      if (isLost) status.classList.remove("sr-only");
    }

    #part() {
      return { from: Number(this.dataset.from ?? 0), to: Number(this.dataset.to ?? 1) };
    }

    #text(): DOMRect | undefined {
      return this.closest("article")?.getBoundingClientRect();
    }

    /** Where a page shows all parts of a text. */
    #parts(): DOMRect[] {
      const parts = this.closest("article")?.querySelectorAll("[data-part]") ?? [];
      return parts.length > 1 ? Array.from(parts, (part) => part.getBoundingClientRect()) : [];
    }

    #follow() {
      const text = this.#text();
      if (!text) return;
      const parts = this.#parts();
      const height = window.innerHeight;
      const percent =
        parts.length > 0 ? readingPercentOfParts(parts, height) : readingPercent(text, height, this.#part());
      this.#percent = Math.max(this.#percent, percent);
    }

    /** Whoever leaves without having scrolled has not read, unless everything was in view. */
    #keepPercent() {
      const percent = this.#percent;
      this.#percent = 0;
      if (percent > 0) this.#add({ what: "reading", percent });
    }

    #goWhereStopped() {
      const text = this.#text();
      if (document.documentElement.scrollHeight <= window.innerHeight) this.#follow();
      const { innerHeight: height, scrollY } = window;
      const { hash } = window.location;
      const parts = this.#parts();
      const view = { height, scrollY };
      const top =
        parts.length > 0 ? scrollTopOfParts(hash, parts, view) : text && scrollTopOf(hash, text, view, this.#part());
      if (typeof top === "number") window.scrollTo({ top });
    }

    #add(happening: Happening) {
      if (!this.#state) return;
      const { kind, slug } = this.#state;
      events.add({ id: services.createId(), at: services.now(), owner: visitorId(), kind, slug, ...happening });
    }
  }

  window.customElements.define("learning-marks", LearningMarks);
}
