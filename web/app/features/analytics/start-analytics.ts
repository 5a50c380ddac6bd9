import { type Choice, createConsent, isConsentKey } from "./consent.ts";
import { forgetMeasured } from "./forget-measured.ts";

/** Where a visitor chooses: in the footer, and on the page about privacy. Without any, nothing is ever counted. */
const CONSENT = "[data-consent]";

interface Measuring {
  start: () => void;
  stop: () => void;
  pageShown: () => void;
}

/** Shows and remembers the choice, and counts pages only for those who have said yes. Until then, nothing of it is loaded. */
export function startAnalytics(
  window: Window & typeof globalThis,
  { pageShown, load }: { pageShown: string; load: (settings: { key: string; host: string }) => Promise<Measuring> },
): void {
  const { document } = window;
  const { key = "", host = "" } = document.querySelector<HTMLElement>(CONSENT)?.dataset ?? {};
  if (!key || !host) return;
  const consent = createConsent(window);
  let coming: Promise<Measuring> | null = null;

  const show = () => {
    const state = consent.read();
    for (const element of document.querySelectorAll<HTMLElement>(CONSENT)) {
      element.dataset.consent = state;
      for (const button of element.querySelectorAll("[data-consent-choice]"))
        button.setAttribute("aria-pressed", String(button.getAttribute("data-consent-choice") === state));
    }
  };
  /** An answer that comes late counts only if it is still wanted. */
  const measure = (action: (measuring: Measuring) => void) => {
    if (consent.read() !== "yes") return;
    coming ??= load({ key, host });
    coming.then(
      (measuring) => consent.read() === "yes" && action(measuring),
      () => {
        coming = null; // The next page tries again; reading goes on.
      },
    );
  };
  const countPage = () =>
    measure((measuring) => {
      measuring.start();
      measuring.pageShown();
    });

  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-consent-choice]") : null;
    const choice = button?.dataset.consentChoice;
    if (choice !== "yes" && choice !== "no") return;
    choose(choice);
  });
  // The choice of another tab holds here, too.
  window.addEventListener("storage", (event) => {
    if (!isConsentKey(event.key)) return;
    stopUnlessAgreed();
    show();
  });
  window.addEventListener(pageShown, () => {
    show();
    countPage();
  });
  show();
  // A browser that has said no since, or a load that ended in the middle, leaves nothing behind either.
  stopUnlessAgreed();
  countPage();

  function choose(choice: Choice): void {
    consent.choose(choice);
    if (choice === "yes") measure((measuring) => measuring.start());
    stopUnlessAgreed();
    show();
  }

  function stopUnlessAgreed(): void {
    if (consent.read() === "yes") return;
    const forget = () => consent.read() !== "yes" && forgetMeasured(window, key);
    forget();
    void coming?.then((measuring) => measuring.stop()).then(forget, forget);
  }
}
