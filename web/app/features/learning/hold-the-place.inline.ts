import { KEY_PREFIX } from "./device-events.ts";

// Runs while the page is read (`data-now`), and has the application come (`wanted`, `document/start-on-intent.inline.ts`), so that what the
// device stores does not push aside what is already being looked at.
try {
  if (Object.keys(localStorage).some((key) => key.startsWith(KEY_PREFIX))) {
    document.documentElement.dataset.hasLearning = "";
    dispatchEvent(new Event("wanted"));
  }
} catch {
  // The browser refuses storage: it stores nothing.
}
