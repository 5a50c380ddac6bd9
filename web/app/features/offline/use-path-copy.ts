import { useEffect, useRef, useState } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { useAnnounce } from "#app/ui/announcer.tsx";
import { loadLateFiles } from "./late-files.ts";
import { listLoadedFiles } from "./save-what-is-read.ts";
import { type CopyTools, forgetPath, listSaved, type Path, takePath } from "./saved-pages.ts";

type PathCopy =
  | { is: "unknown" }
  /** The browser saves nothing: it is too old, or its window is private. */
  | { is: "impossible" }
  /** `bytes` is what crosses the line; null where nobody knows. */
  | { is: "offered"; bytes: number | null; hasFailed: boolean }
  | { is: "taking"; pages: number }
  | { is: "saved"; pages: number; bytes: number; at: string };

/** Whether the device has the path, and what takes it along. Leaving the page gives up what is under way. */
export function usePathCopy(path: Path, loadCodeOf: (page: Document) => Promise<void>) {
  const t = useTranslations("offline");
  const announce = useAnnounce();
  const [state, setState] = useState<PathCopy>({ is: "unknown" });
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of a path, the address is what tells it from others.
  useEffect(() => void look(), [path.address]);

  async function look(hasFailed = false): Promise<void> {
    setState(await find(path, hasFailed).catch(() => ({ is: "impossible" }) as const));
  }

  async function take(): Promise<void> {
    const control = new AbortController();
    underWay.current = control;
    setState({ is: "taking", pages: 0 });
    const onSaved = ({ pages }: { pages: number }) => setState({ is: "taking", pages });
    try {
      await takePath(await browserTools(loadCodeOf), path, { signal: control.signal, onSaved });
      announce(t("done"));
      await look();
    } catch {
      await look(!control.signal.aborted);
    }
  }

  async function remove(): Promise<void> {
    await forgetPath({ caches }, path.address);
    announce(t("removed"));
    await look();
  }

  return { state, take, giveUp: () => underWay.current?.abort(), remove };
}

/** What a page saves other pages with; `loadCodeOf` loads what of their code no document names. */
async function browserTools(loadCodeOf: (page: Document) => Promise<void>): Promise<CopyTools> {
  const lateFiles = await loadLateFiles(fetch);
  return {
    lateFiles,
    caches,
    fetch: (address, how) => fetch(address, how),
    now: Date.now,
    async loadFilesOf(html) {
      // Styles of a document that is only read would be refused by the policy of this one, loudly.
      const withoutStyles = html.replace(/<style\b.*?<\/style>/gs, "");
      await loadCodeOf(new DOMParser().parseFromString(withoutStyles, "text/html"));
      return listLoadedFiles();
    },
  };
}

async function find(path: Path, hasFailed: boolean): Promise<PathCopy> {
  if (!("serviceWorker" in navigator && "caches" in window)) return { is: "impossible" };
  const { paths } = await listSaved({ caches });
  const saved = paths.find(({ address }) => address === path.address);
  const own = saved?.pages.find(({ address }) => address === path.address);
  if (saved && own) return { is: "saved", pages: saved.pages.length, bytes: saved.bytes, at: own.at };
  // What was given up in another way than by its button.
  if (saved) await forgetPath({ caches }, path.address);
  return { is: "offered", bytes: await measurePages([...path.pages, path.address]), hasFailed };
}

/** What pages weigh on their way, all together, in bytes; null where the server does not say. */
async function measurePages(addresses: readonly string[]): Promise<number | null> {
  const sizes = await Promise.all(addresses.map(sizeOf));
  return sizes.every((size) => size > 0) ? sizes.reduce((total, size) => total + size, 0) : null;
}

async function sizeOf(address: string): Promise<number> {
  const answer = await fetch(address, { method: "HEAD", credentials: "omit" }).catch(() => null);
  return Number(answer?.headers.get("Content-Length"));
}
