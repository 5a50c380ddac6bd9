const STORAGE_KEY = "analytics-consent";

/** Whether a change of storage concerns the choice; null stands for all that is stored. */
export const isConsentKey = (key: string | null) => key === null || key === STORAGE_KEY;

export type Choice = "yes" | "no";

/** What a visitor has chosen; `refused` where their browser has said no for them, whatever is stored. */
export type Consent = Choice | "open" | "refused";

type Browser = Pick<Window, "localStorage"> & {
  navigator: { doNotTrack?: string | null; globalPrivacyControl?: boolean };
};

/** The choice of this device. A browser that refuses storage has it as long as the page. */
export function createConsent(window: Browser) {
  let chosen: Choice | null = null;
  return {
    read(): Consent {
      const { doNotTrack, globalPrivacyControl } = window.navigator;
      if (globalPrivacyControl === true || doNotTrack === "1") return "refused";
      try {
        const stored = window.localStorage.getItem(STORAGE_KEY);
        if (stored === "yes" || stored === "no") return stored;
      } catch {
        // As if nothing were stored.
      }
      return chosen ?? "open";
    },
    choose(choice: Choice): void {
      chosen = choice;
      try {
        window.localStorage.setItem(STORAGE_KEY, choice);
      } catch {
        // It holds for this page.
      }
    },
  };
}
