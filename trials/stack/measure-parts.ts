import type { Pages } from "./list-pages.ts";
import type { Stack } from "./open-stack.ts";
import { listRunning, residentMbOf, treeOf } from "./process-tree.ts";
import { type Failure, readOn } from "./readers.ts";
import type { Writer } from "./writer.ts";

const READERS_A_SECOND = 100;
/** Of all that is asked. */
const EVERY_NTH_SEARCHES = 10;

/** What a part takes with all of its processes. */
interface Taken {
  name: string;
  megabytes: number;
  processorSeconds: number;
}

/** Empty where the system does not tell. */
export async function measureParts({ parts }: Stack): Promise<Taken[]> {
  const running = await listRunning();
  if (running.length === 0) return [];
  return Promise.all(
    parts.map(async ({ name, pid }) => {
      const tree = treeOf(pid(), running);
      const processorSeconds = tree.reduce((sum, one) => sum + one.processorSeconds, 0);
      return { name, megabytes: await residentMbOf(tree), processorSeconds };
    }),
  );
}

/** What each part takes while readers ask the site for pages and searches, and somebody marks texts as fast as it is acknowledged. */
export async function measureLoad(
  stack: Stack,
  { pages, writer, seconds }: { pages: Pages; writer: Writer; seconds: number },
): Promise<{ answers: number; failed: Failure[]; marks: number; parts: Taken[] }> {
  const next = (count: number) => {
    const turn = Math.floor(count / EVERY_NTH_SEARCHES);
    const words = encodeURIComponent(pages.slugs[turn % pages.slugs.length]?.replaceAll("-", " ") ?? "");
    const isSearch = count % EVERY_NTH_SEARCHES === 0;
    return {
      origin: stack.siteUrl,
      target: isSearch ? `/search?q=${words}` : (pages.paths[count % pages.paths.length] ?? ""),
    };
  };
  const isOver = new AbortController();
  const [before, marksBefore] = [await measureParts(stack), writer.acknowledgements()];
  const writing = writer.writeOn(isOver.signal);
  const { answers, failed } = await readOn(stack, { seconds, perSecond: READERS_A_SECOND, next });
  isOver.abort();
  await writing;
  const after = await measureParts(stack);
  const parts = after.map((part, index) => ({
    ...part,
    processorSeconds: part.processorSeconds - (before[index]?.processorSeconds ?? 0),
  }));
  return { answers, failed, marks: writer.acknowledgements() - marksBefore, parts };
}
