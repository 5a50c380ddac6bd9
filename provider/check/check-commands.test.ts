import { describe, expect, it } from "vitest";
import { checkCommands } from "./check-commands.ts";
import { readCommandTables } from "./read-command-tables.ts";

describe("checkCommands", () => {
  it.each([
    "btcli --version",
    "btcli stake --help",
    "btcli wallet transfer --dest 5… --amount 10",
    "btcli stake add --netuid 1 --amount 100 --safe --tolerance 0.01 --no-partial",
    "btcli subnets mech count --netuid 1",
    "btcli query NAME",
    "btcli query metagraph --netuid 1 --json --network test",
    "btcli tx transfer-stake \\\n  --dest-coldkey 5… \\\n  --hotkey 5… --origin-netuid 1 --dest-netuid 1 --amount-alpha all",
    "btcli tx set-perpetual-lock --netuid=7 --enabled",
    "btcli wallet swap-coldkey announce --new-coldkey 5…B    # btcli 9",
    "btcli tx announce-coldkey-swap --new-coldkey 5…B   # btcli 11",
    "# btcli has many commands\npip install bittensor",
    "btcli",
  ])("takes what a generation has: %s", (code) => {
    expect(problemsOf(code)).toEqual([]);
  });

  it.each([
    ["btcli wallet send --dest 5…", 'btcli 9.21.2 has no "wallet send", btcli 11 has no "wallet send"'],
    ["btcli query NAMES2 --nope", 'btcli 9.21.2 has no "query NAMES2", btcli 11 has no --nope'],
    ["btcli wallet regen-coldkeypub --ss58_address 5…", "btcli 9.21.2 has no --ss58_address"],
    // A command of one generation with an option of the other.
    ["btcli tx transfer --dest 5… --amount 10", "btcli 11 has no --amount"],
    ["btcli wallet transfer --dest 5… --amount-tao 10", "btcli 9.21.2 has no --amount-tao"],
  ])("names what none has: %s", (code, problem) => {
    expect(problemsOf(code)).toEqual([expect.stringContaining(problem)]);
  });

  it("holds a line to the generation that it names", () => {
    expect(problemsOf("btcli tx transfer --dest 5… --amount-tao 10 # btcli 9")).toEqual([
      expect.stringContaining('got "btcli tx transfer --dest 5… --amount-tao 10": btcli 9.21.2 has no "tx transfer"'),
    ]);
  });

  it("looks at every line of a block", () => {
    expect(problemsOf("btcli wallet list\n$ btcli walet list\nbtcli stake lits --help")).toHaveLength(2);
  });
});

function problemsOf(code: string): string[] {
  const problems: string[] = [];
  checkCommands([code], readCommandTables(), (problem) => void problems.push(problem));
  return problems;
}
