import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { swap } from "../pool/swap.ts";
import { decodeLines, encodeLines } from "./link.ts";
import { isMadeUpAddress, MADE_UP_PHRASE, madeUpAddress } from "./made-up.ts";
import { SMALL_TABLES } from "./small-tables.ts";
import { enterLine, LONGEST_LINE, replay, SCRIPT, startTerminal, type Terminal } from "./terminal.ts";
import { DELEGATES, RAO } from "./world.ts";

const A = DELEGATES[0].address;
const STAKE = `btcli tx add-stake --hotkey ${A} --amount-tao 100 --yes --netuid`;
const UNLIMITED = STAKE.replace("--yes", "--yes --no-slippage-protection");
const run = (...lines: string[]) => replay(lines, SMALL_TABLES);
const last = ({ entries }: Terminal) => entries.at(-1);
const lessonsOf = (terminal: Terminal) => last(terminal)?.lessons.map(({ name }) => name);

describe("the terminal", () => {
  it("fills an order as the pool does", () => {
    const { pool } = subnetIn(startTerminal(), 1);
    if (!pool) throw new Error("expected a pool");
    const { amountOut, pool: after } = swap(pool, { side: "buy", amountIn: 100 * RAO });
    const { world } = run(`${STAKE} 1`);
    expect(world.chains.finney.stakes.map(({ amount }) => amount)).toEqual([amountOut]);
    expect(world.chains.finney.subnets.find(({ netuid }) => netuid === 1)?.pool).toEqual(after);
    expect(freeIn(world)).toBe(1000 * RAO - 100 * RAO - 0.0012 * RAO);
  });

  it("refuses at a limit what others have made too dear, and keeps all but the fee", () => {
    const limited = `btcli tx add-stake-limit --hotkey ${A} --netuid 7 --amount-tao 100 --limit-price-rao 30300000 --yes`;
    const refused = run(limited);
    expect(lessonsOf(refused)).toEqual(["limitHeld"]);
    expect(freeIn(refused.world)).toBe(1000 * RAO - 0.0012 * RAO);
    expect(lessonsOf(run(`${STAKE} 7`))).toEqual(["limitHeld"]);
    expect(lessonsOf(run(`${STAKE} 7 --rate-tolerance 0.2`))).toEqual([]);
    const unlimited = run(`${UNLIMITED} 7`);
    expect(last(unlimited)?.lessons[0]?.name).toBe("noLimit");
    expect(Number(last(unlimited)?.lessons[0]?.values.share)).toBeGreaterThan(5);
    const [first] = run(`${UNLIMITED} 7`, "sleep 1d").world.chains.finney.stakes;
    expect(first?.amount).toBeGreaterThan(0);
  });

  it("bounds moves and swaps by 5 % of the rate between the pools, unless told otherwise", () => {
    const swapped = "btcli tx swap-stake --yes --origin-netuid 1 --amount-alpha 900 --dest-netuid";
    const start = `${STAKE} 1`;
    expect(lessonsOf(run(start, `${swapped} 12`))).toEqual([]);
    const refused = run(start, `${swapped} 7`);
    expect(lessonsOf(refused)).toEqual(["limitHeld"]);
    expect(last(refused)?.lines[0]).toContain("SlippageTooHigh");
    expect(refused.world.chains.finney.stakes).toEqual(run(start).world.chains.finney.stakes);
    expect(lessonsOf(run(start, `${swapped} 7 --rate-tolerance 0.2`))).toEqual([]);
    expect(lessonsOf(run(start, `${swapped} 7 --no-slippage-protection`))).toEqual(["noLimit"]);
    const moved = run(start, `${swapped.replace("swap", "move")} 7 --dest-hotkey ${DELEGATES[1].address}`);
    expect(lessonsOf(moved)).toEqual(["limitHeld"]);
    expect(lessonsOf(run(start, `${swapped} 0`))).toEqual([]);
    expect(
      lessonsOf(run(`${STAKE} 0`, "btcli tx swap-stake --yes --origin-netuid 0 --amount-alpha 90 --dest-netuid 7")),
    ).toEqual(["limitHeld"]);
  });

  it("swaps a hotkey in one subnet or in all, and in each once a day", () => {
    const places = (terminal: Terminal, hotkey: string) =>
      terminal.world.chains.finney.subnets
        .filter(({ neurons }) => neurons.some((neuron) => neuron.hotkey === hotkey))
        .map(({ netuid }) => netuid);
    const [old, second] = [madeUpAddress("Hotkey", "my_coldkeydefault"), madeUpAddress("Hotkey", "my_coldkeysecond")];
    const register = [1, 12].map((netuid) => `btcli tx burned-register --netuid ${netuid} --yes`);
    const swap = "btcli tx swap-hotkey --yes --hotkey default --new-hotkey my_coldkey/second";
    const one = run(...register, `${swap} --netuid 12`);
    expect([places(one, old), places(one, second)]).toEqual([[1], [12]]);
    const all = run(...register, swap);
    expect([places(all, old), places(all, second)]).toEqual([[], [1, 12]]);
    expect(freeIn(one.world)).toBe((freeIn(all.world) ?? 0) + 0.099 * RAO);
    const back = "btcli tx swap-hotkey --yes --hotkey second --new-hotkey third --netuid";
    expect(last(run(...register, swap, `${back} 12`))?.lines[0]).toContain("HotKeySwapOnSubnetIntervalNotPassed");
    expect(last(run(...register, swap, "sleep 2d", `${back} 12`))?.lines[0]).toContain("included");
  });

  it("sets aside for the first proxy more than for the next, and removes only what is named in full", () => {
    const add = "btcli proxy add --no-prompt --proxy-type Staking --delegate";
    const remove = add.replace("add", "remove");
    const two = ["pip install bittensor-cli==9.21.2", `${add} 5…A --delay 100`, `${add} 5…B`];
    const returned = (...lines: string[]) => last(run(...two, ...lines))?.lines.join();
    expect(last(run(...two))?.lines.join()).toContain("τ0.0330");
    expect(returned(`${remove} 5…A`)).toContain("NotFound");
    expect(returned(`${remove} 5…A --delay 100`)).toContain("τ0.0330");
    expect(returned("btcli proxy remove --all --no-prompt")).toContain("τ0.1260");
  });

  it("shows of an announced swap a hash alone, and carries out that swap and no other", () => {
    const announce = "btcli tx announce-coldkey-swap --new-coldkey 5…B --yes";
    const execute = "btcli tx swap-coldkey-announced --yes --new-coldkey";
    const B = madeUpAddress("Account", "B");
    const seen = last(run(announce, "btcli wallet swap-check"))?.lines.join("\n");
    expect(seen).toMatch(/new_coldkey_hash\s+0x[0-9a-f]{64}$/m);
    expect(seen).not.toContain(B);
    const outcome = (...lines: string[]) => last(run(...lines))?.lines[0];
    expect(outcome(announce, `${execute} 5…B`)).toContain("ColdkeySwapTooEarly");
    expect(outcome(announce, announce)).toContain("ColdkeySwapReannouncedTooEarly");
    expect(outcome(announce, "sleep 5d", `${execute} 5…A`)).toContain("AnnouncedColdkeyHashDoesNotMatch");
    const dispute = "btcli tx dispute-coldkey-swap --yes";
    expect(outcome(announce, dispute, "sleep 5d", `${execute} 5…B`)).toContain("ColdkeySwapDisputed");
    const { world } = run(`btcli tx transfer --dest ${B} --amount-tao 5 --yes`, announce, "sleep 5d", `${execute} 5…B`);
    expect(freeIn(world)).toBe(0);
    expect(world.chains.finney.balances[B]).toBeGreaterThan(999 * RAO);
    expect(world.chains.finney.subnets.filter(({ owner }) => owner === B)).toHaveLength(1);
  });

  it("sends nothing where it is asked to show, declines, or is refused", () => {
    for (const lines of [
      [`${STAKE} 1 --dry-run`],
      [`${STAKE.replace(" --yes", "")} 1`, "n"],
      [`${STAKE} 99`],
      ["btcli tx transfer --amount-tao 5000 --dest 5… --yes"],
    ])
      expect(run(...lines).world.chains).toEqual(startTerminal().world.chains);
  });

  it("asks for what is missing, one after another, and goes on with the answers", () => {
    const asked = run("btcli tx add-stake --yes");
    expect(asked.pending?.flag).toBe("--netuid");
    const answered = enterLine(enterLine(asked, "1", SMALL_TABLES), "20", SMALL_TABLES);
    expect(answered.pending).toBeNull();
    expect(answered.world.chains.finney.stakes).toHaveLength(1);
    expect(enterLine(asked, "", SMALL_TABLES)).toMatchObject({ pending: null, world: startTerminal().world });
  });

  it("says a word where one looked at one subnet or network and sent to another", () => {
    const quote = "btcli query quote-stake --netuid 1 --amount-tao 100";
    expect(lessonsOf(run(quote, `${UNLIMITED} 11`))).toContain("wrongNetuid");
    expect(lessonsOf(run(quote, `${STAKE} 1`))).toEqual([]);
    expect(lessonsOf(run(`${quote} --network test`, `${STAKE} 1`))).toEqual(["wrongNetwork"]);
    expect(lessonsOf(run(`${quote} --network test`, `${STAKE} 1 --network test`))).toEqual([]);
    expect(lessonsOf(run(quote, `${STAKE} 1 --network test`))).toContain("worthless");
  });

  it("takes the made-up words where they are asked for, and explains everywhere else", () => {
    const restore = ["btcli wallet regen-coldkey", MADE_UP_PHRASE.toUpperCase(), "again", "anything"];
    expect(last(run(...restore))?.lines.join()).toContain(madeUpAddress("Coldkey", "my_coldkey"));
    expect(lessonsOf(run(MADE_UP_PHRASE))).toEqual(["phraseInHistory"]);
    expect(lessonsOf(run("btcli wallet create", MADE_UP_PHRASE))).toEqual(["phraseAtPrompt"]);
    const robbed = run(`${STAKE} 1`, SCRIPT, MADE_UP_PHRASE);
    expect(lessonsOf(robbed)).toEqual(["phished"]);
    expect([freeIn(robbed.world), robbed.world.chains.finney.stakes]).toEqual([0, []]);
    expect(lessonsOf(run(SCRIPT, ""))).toEqual(["notPhished"]);
  });

  it.each([
    ["btcli wallet regen-coldkey", "some other words"],
    ["btcli wallet regen-coldkey", MADE_UP_PHRASE, "again", "hunter2"],
    ["btcli wallet regen-coldkey --mnemonic 'some other words'"],
    ["btcli wallet regen-coldkey --seed=0x12"],
    [SCRIPT, "some other words"],
  ])("stores nothing of what is typed hidden: %j", (...lines) => {
    const stored = JSON.stringify(run(...lines));
    for (const secret of ["some other words", "hunter2", "0x12"]) expect(stored).not.toContain(secret);
  });

  it("comes back from its own lines as it was, whatever is typed, and never owes anything", () => {
    const words = [
      "btcli",
      "tx",
      "add-stake",
      "wallet",
      "create",
      "--netuid",
      "--amount-tao",
      "1",
      "7",
      "y",
      "",
      "all",
      "-5",
      "'",
      "--yes",
      "sleep",
      "9d",
      "…",
      MADE_UP_PHRASE,
    ];
    const line = fc.oneof(
      fc.array(fc.constantFrom(...words), { maxLength: 9 }).map((each) => each.join(" ")),
      fc.string({ maxLength: 400 }),
      fc.constantFrom(
        `${UNLIMITED} 7`,
        `btcli tx remove-stake --hotkey ${A} --netuid 7 --amount-alpha all --yes`,
        SCRIPT,
        "pip install bittensor-cli==9.21.2",
      ),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const terminal = run(...lines);
        const stored = terminal.entries.map((entry) => entry.line);
        expect(run(...stored)).toEqual(terminal);
        for (const each of stored) expect(each.length).toBeLessThanOrEqual(LONGEST_LINE);
        for (const chain of Object.values(terminal.world.chains))
          for (const amount of [...Object.values(chain.balances), ...chain.stakes.map((one) => one.amount)])
            expect(amount).toBeGreaterThanOrEqual(0);
        const link = encodeLines(stored);
        if (link !== null) expect(decodeLines(new URLSearchParams(`s=${link}`).get("s") ?? "")).toEqual(stored);
      }),
      { numRuns: 300 },
    );
  });
});

describe("addresses of this world", () => {
  it("have the length of real ones, and signs that none has", () => {
    for (const address of [
      A,
      madeUpAddress("Account", "Friend"),
      madeUpAddress("Coldkey", "a name of more than twenty signs"),
    ]) {
      expect(isMadeUpAddress(address)).toBe(true);
      expect(address).toHaveLength(48);
      expect(address).not.toMatch(/^[1-9A-HJ-NP-Za-km-z]+$/);
    }
  });
});

describe("decodeLines", () => {
  it.each(["", "2\nbtcli", `1${"\n".repeat(200)}`, `1\n${"x".repeat(301)}`, "1\n".padEnd(5000, "x")])(
    "takes none of %j",
    (link) => {
      expect(decodeLines(link)).toBeNull();
    },
  );
});

function subnetIn({ world }: Terminal, netuid: number) {
  const found = world.chains.finney.subnets.find((subnet) => subnet.netuid === netuid);
  if (!found) throw new Error(`expected subnet ${netuid}`);
  return found;
}

function freeIn({ chains }: Terminal["world"]) {
  return chains.finney.balances[madeUpAddress("Coldkey", "my_coldkey")];
}
