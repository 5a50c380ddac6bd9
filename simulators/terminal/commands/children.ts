import { isPlaceholder } from "../grammar.ts";
import { madeUpAddress } from "../made-up.ts";
import type { Result } from "../result.ts";
import { answer, need, type Run, refuse, resolveAddress, subnetOf, withSubnet } from "../run.ts";
import { type Applied, sign } from "../sign.ts";
import type { Child, Subnet } from "../world.ts";
import { receipt } from "./validating.ts";

/** Children become active after a day. */
const CHILDREN_WAIT = 7200;

/** Those that are active; those that wait stand elsewhere. */
export function getChildren(run: Run): Result {
  const subnet = subnetOf(run);
  return answer(run, (activeOf(subnet, run.world.block)?.list ?? []).map(toRow), subnet.netuid);
}

export function getPendingChildren(run: Run): Result {
  const subnet = subnetOf(run);
  const waiting = subnet.children.find(({ from }) => from > run.world.block);
  const rows = (waiting?.list ?? []).map((child) => ({ ...toRow(child), active: `from block ${waiting?.from} on` }));
  return answer(run, rows, subnet.netuid);
}

export function setChildkeyTake(run: Run): Result {
  const subnet = subnetOf(run);
  const take = Number(need(run, ["--take"], "take"));
  if (!(take >= 0 && take <= 0.18)) refuse(run, "InvalidChildkeyTake: from 0 to 0.18");
  return receipt(run, [
    ["child take", `${(100 * take).toFixed(1)} %`],
    ["subnet", String(subnet.netuid)],
  ]);
}

export function revokeChildren(run: Run): Result {
  const subnet = subnetOf(run);
  return arrange(run, subnet, [], [["revoke children", `subnet ${subnet.netuid}`]]);
}

export function setChildren(run: Run): Result {
  const subnet = subnetOf(run);
  const { options } = run.command;
  const named = options.get("-c") ?? options.get("--children") ?? [];
  const shares = (options.get("--prop") ?? options.get("--proportions") ?? options.get("-p") ?? []).map(Number);
  if (named.length === 0 || named.length !== shares.length)
    refuse(run, "as many proportions as children, each with -c and --prop");
  if (shares.some((share) => !(share > 0)) || shares.reduce((sum, share) => sum + share, 0) > 1 + 1e-9)
    refuse(run, "ProportionOverflow: the proportions are more than 1");
  const list = named.map((name, place) => ({
    hotkey: isPlaceholder(name) ? madeUpAddress("Hotkey", name) : resolveAddress(run, name, "hotkey"),
    share: shares[place] ?? 0,
  }));
  const effects = list.map(({ hotkey, share }) => [`child ${share}`, hotkey] as const);
  return arrange(run, subnet, list, effects);
}

/** A new list waits for its block; it takes the place of one that waits, and the active one stays until then. */
function arrange(
  run: Run,
  subnet: Subnet,
  list: readonly Child[],
  effects: readonly (readonly [string, string])[],
): Result {
  const from = run.world.block + 1 + CHILDREN_WAIT;
  const active = activeOf(subnet, run.world.block);
  return sign(
    run,
    { effects },
    (chain): Applied => ({
      chain: withSubnet(chain, subnet.netuid, { children: [...(active ? [active] : []), { from, list }] }),
      lines: [
        ["children", list.length === 0 ? "none" : String(list.length)],
        ["complete", `around block ${from}`],
      ],
    }),
  );
}

function activeOf({ children }: Subnet, block: number): Subnet["children"][number] | undefined {
  return children.findLast(({ from }) => from <= block);
}

function toRow({ hotkey, share }: Child) {
  return { child: hotkey, proportion: share };
}
