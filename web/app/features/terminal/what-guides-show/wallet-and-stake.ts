import type { Expectation } from "./expectation.ts";

const FIRST_WALLET = "guide/first-wallet.md";
const FIRST_STAKE = "guide/first-stake.md";
const CHOOSING = "guide/choosing-a-validator.md";
const CHILDREN = "guide/child-hotkeys-in-practice.md";
const NINE = "pip install bittensor-cli==9.21.2";
const SET_CHILDREN = "btcli stake child set -c CHILD1 -c CHILD2 --prop 0.3 --prop 0.7 --hotkey default --netuid 1";
const REVOKE = "btcli stake child revoke --hotkey H --netuid 1";
const STAKE = ["btcli tx add-stake --hotkey 5F… --netuid 1 --amount-tao 100 -w my_coldkey", "y"];

export const WALLET_AND_STAKE: readonly Expectation[] = [
  {
    file: FIRST_WALLET,
    says: "You should see a version number, then the list of command groups, then the commands of the group `wallet`",
    lines: ["btcli --version", "btcli --help", "btcli wallet --help"],
    outputs: 3,
    shows: [
      /^11\.\d/,
      /Commands:[\s\S]*\bstake\b[\s\S]*\btx\b[\s\S]*\bwallet\b/,
      /Usage: btcli wallet[\s\S]*\bcreate\b[\s\S]*\bregen-coldkey\b/,
    ],
  },
  {
    file: FIRST_WALLET,
    says: "You should see a list of the test network's subnets",
    lines: ["btcli subnets list --network test"],
    shows: [/subnets on test/, /1\s+test-text/],
    hides: [/practice-text/],
  },
  {
    file: FIRST_WALLET,
    says: "You should see your coldkey and its hotkey by name, with addresses that start with `5`",
    lines: ["btcli wallet create", "first", "worker", "", "btcli wallet list"],
    shows: [/^first\s+coldkey 5\w+$/m, /^\s+worker\s+hotkey 5\w+$/m],
  },
  {
    file: FIRST_WALLET,
    says: "A new wallet shows zero",
    lines: [NINE, "btcli wallet create", "first", "worker", "", "btcli wallet balance --wallet-name first"],
    shows: [/first\s+5\w+\s+τ0\.0000/],
  },
  {
    file: FIRST_STAKE,
    says: "The last command should show both values",
    lines: ["btcli config set network finney", "btcli config set wallet my_coldkey", "btcli config get"],
    shows: [/network\s+finney/, /wallet\s+my_coldkey/],
  },
  {
    file: FIRST_STAKE,
    says: "You should see what the chain would give for that amount now",
    lines: ["btcli query quote-stake --netuid 1 --amount-tao 100 --json"],
    shows: [/"alpha_out": \d+/, /"price_tao_per_alpha": 0\.03/],
  },
  {
    file: FIRST_STAKE,
    says: "`--dry-run` shows what would happen and sends nothing",
    lines: ["btcli tx add-stake --hotkey 5F… --netuid 1 --amount-tao 100 --dry-run"],
    shows: [/subnet\s+1 /, /hotkey\s+5/, /stake\s+τ100\.0000/, /nothing was submitted/],
  },
  {
    file: FIRST_STAKE,
    says: "You should see an entry for the hotkey and the netuid you chose, with an amount in alpha",
    lines: [...STAKE, "btcli stake list"],
    shows: [/^1\s+practice-text\s+[\d,.]+ α\s+τ[\d.]+\s+Practice Validator A$/m],
  },
  {
    file: FIRST_STAKE,
    says: "You should see how much TAO it would bring",
    lines: ["btcli query quote-unstake --netuid 1 --amount-alpha 50 --json"],
    shows: [/"tao_out": 1\.\d+/],
  },
  {
    file: FIRST_STAKE,
    says: "Afterwards `btcli stake list` shows less alpha, and the wallet's balance more TAO",
    lines: [
      ...STAKE,
      NINE,
      "btcli stake remove --netuid 1 --amount 100",
      "",
      "y",
      "btcli stake list",
      "btcli wallet balance",
    ],
    outputs: 2,
    shows: [/practice-text\s+3,226\.\d+ α/, /τ903\.\d+/],
  },
  {
    file: CHOOSING,
    says: "You should see a number that begins with 11, then a list of reads",
    lines: ["btcli --version", "btcli query --help"],
    outputs: 2,
    shows: [/^11\./, /\balpha-price\b[\s\S]*\bmetagraph\b/],
  },
  {
    file: CHOOSING,
    says: "You should see one entry per UID, and the subnet's settings",
    lines: ["btcli query metagraph --netuid 1 --json", "btcli query subnet-hyperparameters --netuid 1 --json"],
    outputs: 2,
    shows: [/"uid":0[\s\S]*"uid":1[\s\S]*"uid":4/, /"immunity_period": \d+/],
  },
  {
    file: CHOOSING,
    says: "You should see the root validators and their baskets, then one of them",
    lines: ["btcli root list", "btcli root list 5F…"],
    outputs: 2,
    shows: [/Practice Validator A[\s\S]*Practice Validator C/, /netuid\s+value_tao/],
  },
  {
    file: CHOOSING,
    says: "You should see what would happen, with nothing sent",
    lines: ["btcli tx add-stake --hotkey 5F… --netuid 1 --amount-tao 1 --dry-run"],
    shows: [/stake\s+τ1\.0000/, /nothing was submitted/],
  },
  {
    file: CHILDREN,
    says: "When you set them, the tool names the block at which the change will be complete",
    lines: [NINE, SET_CHILDREN, "y"],
    shows: [/complete\s+around block \d+/],
  },
  {
    file: CHILDREN,
    says: "Until then `child get` still shows the old list, or nothing, because it reads only active children",
    lines: [NINE, SET_CHILDREN, "y", "btcli stake child get --netuid 1"],
    shows: [/^$|none/],
    hides: [/CHILD/],
  },
  {
    file: CHILDREN,
    says: "Generation 11 shows the waiting ones with `btcli query pending-children --hotkey … --netuid 1`",
    lines: [
      NINE,
      SET_CHILDREN,
      "y",
      "pip install -U bittensor",
      "btcli query pending-children --hotkey default --netuid 1",
    ],
    shows: [/CHILD1\w+\s+0\.3\s+from block \d+ on/],
  },
  {
    file: CHILDREN,
    says: "After that block you should see the children with their proportions",
    lines: [NINE, SET_CHILDREN, "y", "sleep 25h", "btcli stake child get --netuid 1"],
    shows: [/CHILD1\w+\s+0\.3/, /CHILD2\w+\s+0\.7/],
  },
  {
    file: CHILDREN,
    says: "The old arrangement goes on until the new one is active",
    lines: [NINE, SET_CHILDREN, "y", "sleep 25h", REVOKE, "y", "btcli stake child get --netuid 1"],
    shows: [/CHILD1\w+\s+0\.3/],
  },
  {
    file: CHILDREN,
    says: "Once the change has become active, `btcli stake child get --netuid 1` prints no table any more",
    lines: [NINE, SET_CHILDREN, "y", "sleep 25h", REVOKE, "y", "sleep 25h", "btcli stake child get --netuid 1"],
    shows: [/^$|none/],
    hides: [/CHILD/],
  },
];
