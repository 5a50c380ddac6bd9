import { ask } from "../../bench/open-account.ts";
import { startSite } from "../../scripts/start-server.mjs";
import type { AccountsPlace } from "./accounts-place.ts";
import { createGate } from "./create-gate.ts";
import { createLearner, type WriteKind } from "./learner.ts";

const LEARNERS = 24;
const SLUGS = 40;
/** Of all writes, so many are marks. */
const MARKS = 0.94;
/** More at once would be told that accounts are busy. */
const MOST_HASHING = 3;
const LIST_CONCEPTS = "{ concepts(pagination: { limit: 100 }) { data { slug } } }";
const SETTINGS = { LOG_LEVEL: "error", TRUST_PROXY: "true" };

/** Kills the site again and again while learners write, starts it anew on the same data, and looks what is there. */
export async function tryKills(
  dataFolder: string,
  { place, rounds, writes }: { place: AccountsPlace; rounds: number; writes: number },
) {
  const settings = { ...SETTINGS, ...place.settings };
  const acknowledged: Record<WriteKind, number> = { marks: 0, registrations: 0, "password changes": 0 };
  const lost: string[] = [];
  const torn: string[] = [];
  let inFlight = 0;
  let site = await startSite(dataFolder, { settings });
  try {
    const slugs = await listConcepts(site.origin);
    const learners: Awaited<ReturnType<typeof createLearner>>[] = [];
    for (let number = 0; number < LEARNERS; number += 1) {
      learners.push(await createLearner(site.origin, { dataFolder, number, slugs: slugs.slice(number % 5, SLUGS) }));
    }
    for (let round = 1; round <= rounds; round += 1) {
      let count = 0;
      let marks = 0;
      const hashing = createGate(MOST_HASHING);
      const { origin, pid } = site;
      const writeOn = async (learner: (typeof learners)[number]) => {
        while (count < writes) {
          const isMark = marks <= MARKS * count;
          const kind = await learner.write(origin, isMark, hashing).catch(() => null);
          if (kind === null) return;
          if (isMark) marks += 1;
          acknowledged[kind] += 1;
          count += 1;
          if (count === writes) process.kill(pid, "SIGKILL");
        }
      };
      await Promise.all(learners.map(writeOn));
      if (count < writes) throw new Error(`round ${round}: expected ${writes} writes, got ${count}: ${site.log()}`);
      await site.stop();
      inFlight += learners.filter((learner) => learner.isInFlight).length;
      torn.push(...place.listFaults().map((problem) => `round ${round}: the database: ${problem}`));
      site = await startSite(dataFolder, { settings });
      const usernames = await place.listUsernames();
      for (const learner of learners) {
        const found = await learner.check(site.origin, usernames);
        lost.push(...found.lost.map((problem) => `round ${round}: ${problem}`));
        torn.push(...found.torn.map((problem) => `round ${round}: ${problem}`));
      }
    }
  } finally {
    await site.stop();
  }
  return { acknowledged, inFlight, lost, torn };
}

async function listConcepts(origin: string): Promise<string[]> {
  const answer = await ask(origin, LIST_CONCEPTS, {});
  return [...JSON.stringify(answer).matchAll(/"slug":"([^"]+)"/g)].map(([, slug = ""]) => slug);
}
