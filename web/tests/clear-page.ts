import { afterEach, beforeAll } from "vitest";

/** What a test of a component has shown goes after it; the window it runs in is as at first for each file. */
if (typeof document !== "undefined") {
  const { cleanup } = await import("@testing-library/react");
  beforeAll(() => {
    window.history.replaceState(null, "", "/");
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  afterEach(cleanup);
}
