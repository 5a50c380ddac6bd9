/** How often the site is asked which build it serves. */
export const CHECK_EVERY_MS = 3_600_000;

/** What takes longer, or says more, is not what we have asked for. */
const PATIENCE_MS = 10_000;
const LARGEST_BYTES = 1_000;

const LATEST = "/builds/latest.json";

/** On the document as long as it is of an older build than the site. */
export const OUTDATED = "outdated";

/** Told to the window when the document has become older than the site. */
export const OUTDATED_EVENT = "pageoutdated";

interface Services {
  now: () => number;
  /** The build this page is of; null as long as it is not known. */
  ownBuild: () => string | null;
}

/**
 * Asks every hour, and when a tab comes into view that was hidden for as long, which build the site serves. Once it is
 * another one, the next navigation loads its target as a document. An answer that cannot be read changes nothing.
 */
export function startBuildCheck(window: Window & typeof globalThis, { now, ownBuild }: Services): void {
  const { document } = window;
  let timer = 0;
  let askedAt = now();

  const schedule = () => {
    window.clearTimeout(timer);
    askedAt = now();
    timer = window.setTimeout(check, CHECK_EVERY_MS);
  };
  const check = async () => {
    schedule();
    const latest = await readLatestBuild(window);
    const own = ownBuild();
    if (latest === null || own === null || latest === own) return;
    window.clearTimeout(timer);
    document.removeEventListener("visibilitychange", onVisible);
    document.documentElement.dataset[OUTDATED] = "";
    window.dispatchEvent(new Event(OUTDATED_EVENT));
  };
  const onVisible = () => {
    if (!document.hidden && now() - askedAt >= CHECK_EVERY_MS) void check();
  };
  document.addEventListener("visibilitychange", onVisible);
  // Where the router goes back or forward by itself, the browser loads what it went to. A place on the page shown is none.
  const pageOf = ({ pathname, search }: Location) => pathname + search;
  let shown = pageOf(window.location);
  window.addEventListener(OUTDATED_EVENT, () => {
    shown = pageOf(window.location);
  });
  window.addEventListener("popstate", () => {
    if (OUTDATED in document.documentElement.dataset && pageOf(window.location) !== shown) window.location.reload();
  });
  schedule();
}

/** The name of the build that the site serves; null where nothing can be learnt. */
async function readLatestBuild(window: Window & typeof globalThis): Promise<string | null> {
  const ended = new AbortController();
  const timer = window.setTimeout(() => ended.abort(), PATIENCE_MS);
  try {
    const answer = await window.fetch(LATEST, { cache: "no-cache", signal: ended.signal });
    if (!answer.ok) return null;
    const { id } = JSON.parse(await readAtMost(answer, LARGEST_BYTES));
    return typeof id === "string" && /^[\w-]{1,64}$/.test(id) ? id : null;
  } catch {
    return null;
  } finally {
    window.clearTimeout(timer);
  }
}

/** @throws {Error} where there is more */
async function readAtMost(answer: Response, limit: number): Promise<string> {
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    text += decoder.decode(read.value, { stream: true });
    if (text.length <= limit) continue;
    await reader?.cancel();
    throw new Error(`${LATEST} is longer than ${limit}`);
  }
  return text;
}
