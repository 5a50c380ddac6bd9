import type { Expectation } from "./expectation.ts";

const CREATING = "guide/creating-a-subnet.md";
const MISTAKES = "guide/recovering-from-mistakes.md";
const PROXIES = "guide/multisig-and-proxies.md";
const NINE = "pip install bittensor-cli==9.21.2";
const STAKE = ["btcli tx add-stake --hotkey 5F… --netuid 1 --amount-tao 100 -w my_coldkey", "y"];
const REGISTER = ["btcli tx burned-register --netuid 1 -w W -H H", "y"];
const OLD_KEY = /5MadeUpOnlyColdkeymycoldkey\w+/;

export const SUBNETS_AND_THE_REST: readonly Expectation[] = [
  {
    file: "guide/commit-reveal-in-practice.md",
    says: "You should learn where in its epoch the subnet stands",
    lines: ["btcli query epoch-status --netuid 1", "btcli query blocks-until-next-epoch --netuid 1"],
    outputs: 2,
    shows: [/blocks_since_last_epoch\s+\d+/, /^\d+$/m],
  },
  {
    file: CREATING,
    says: "You should see the test network's subnets",
    lines: ["btcli subnets list --network test"],
    shows: [/subnets on test/],
  },
  {
    file: CREATING,
    says: "the preview does not name the price",
    lines: ["btcli tx register-subnet --dry-run -w W"],
    shows: [/a new subnet/, /nothing was submitted/],
    hides: [/cost/],
  },
  {
    file: CREATING,
    says: "You should then find your netuid with `btcli subnets list`",
    lines: ["btcli tx register-subnet -w W", "y", "btcli subnets list"],
    shows: [/^43\s/m],
  },
  {
    file: CREATING,
    says: "You should see alpha emission begin with the next blocks, and an epoch within one tempo",
    lines: ["btcli tx start-call --netuid 42 -w W", "y", "btcli query epoch-status --netuid 42"],
    outputs: 2,
    shows: [/alpha emission begins with block \d+/, /blocks_until_next_epoch\s+\d+/],
  },
  {
    file: PROXIES,
    says: "You should see your free balance fall by the deposit",
    lines: [NINE, "btcli proxy add --delegate 5… --proxy-type Staking", "y", "btcli wallet balance"],
    shows: [/τ999\.9068/],
  },
  {
    file: PROXIES,
    says: "The second should list the entry",
    lines: [NINE, "btcli config add-proxy --name helper --address 5… --proxy-type Staking", "btcli config proxies"],
    shows: [/helper\s+5\w+\s+Staking/],
  },
  {
    file: PROXIES,
    says: "You should see a new address",
    lines: [NINE, "btcli proxy create --proxy-type Any --delay 1000", "y"],
    shows: [/pure proxy\s+5MadeUpOnlyAccountPure\w+/],
  },
  {
    file: PROXIES,
    says: "You should see the deposit return",
    lines: [
      NINE,
      "btcli proxy add --delegate 5… --proxy-type Staking",
      "y",
      "btcli proxy remove --delegate 5… --proxy-type Staking",
      "y",
    ],
    shows: [/returned\s+τ0\.0930/],
  },
  {
    file: "guide/reading-a-subnet-critically.md",
    says: "You should see the subnet's overview",
    lines: ["btcli subnets show 1"],
    shows: [/netuid\s+1/, /tempo\s+360/, /neurons\s+\d/],
  },
  {
    file: "guide/reading-a-subnet-critically.md",
    says: "You should see who holds how much",
    lines: ["btcli query subnet-convictions --netuid 7 --json"],
    shows: [/"hotkey":"[^"]+","locked":\d+,"conviction":\d+/],
  },
  {
    file: "guide/reading-the-metagraph.md",
    says: "You should see JSON with the neurons of subnet 1",
    lines: ["btcli query metagraph --netuid 1 --json"],
    shows: [/^\[[\s\S]*"uid":0[\s\S]*\]$/],
  },
  {
    file: MISTAKES,
    says: "The last line should now show an announcement and the block from which it can be executed",
    lines: ["btcli tx announce-coldkey-swap --new-coldkey 5…B", "y", "btcli wallet swap-check"],
    shows: [/new_coldkey_hash\s+0x[0-9a-f]{64}$/m, /executable_from_block\s+9036001/],
    hides: [/AccountB/],
  },
  {
    file: MISTAKES,
    says: "Afterwards `btcli wallet list` should show the address you know, equal to the last character",
    lines: [NINE, "btcli wallet regen-coldkey", "…", "again", "", "btcli wallet list"],
    shows: [new RegExp(`^my_coldkey\\s+coldkey (${OLD_KEY.source})$[\\s\\S]*^again\\s+coldkey \\1$`, "m")],
  },
  {
    file: MISTAKES,
    says: "should show the new hotkey with the UID of the old one",
    lines: [
      ...REGISTER,
      NINE,
      "btcli wallet swap-hotkey NEWNAME --wallet-name W --wallet-hotkey OLD",
      "y",
      "btcli subnets metagraph --netuid 1",
    ],
    shows: [/^5\s+5MadeUpOnlyHotkey\w+NEW/m],
  },
  {
    file: MISTAKES,
    says: "You should see the options it was added with: for whom, which type and which delay",
    lines: [NINE, "btcli proxy remove --help"],
    shows: [/--delegate\b/, /--proxy-type\b/, /--delay\b/],
  },
  {
    file: "guide/running-a-miner.md",
    says: "The preview should name the subnet and the hotkey; the cost, by their code, only in newer releases",
    lines: ["btcli tx burned-register --netuid 1 --dry-run -w W -H H"],
    shows: [/subnet 1 /, /hotkey\s+5/, /cost\s+τ0\.5000/],
  },
  {
    file: "guide/running-a-miner.md",
    says: "Afterwards the metagraph should show your IP address and port",
    lines: [
      ...REGISTER,
      "btcli tx serve-axon --netuid 1 --ip 203.0.113.7 --port 8091 -w W -H H",
      "y",
      "btcli query metagraph --netuid 1 --json",
    ],
    shows: [/"uid":5,.*"axon":"203\.0\.113\.7:8091"/],
  },
  {
    file: "guide/running-a-miner.md",
    says: "You should see the amount grow epoch by epoch",
    lines: [...STAKE, "btcli stake list", "sleep 72m", "btcli stake list"],
    outputs: 3,
    shows: [/practice-text\s+3,326\.1141 α/, /practice-text\s+3,327\.1119 α/],
  },
  {
    file: "guide/running-a-validator.md",
    says: "You should see the hotkey with a UID in the metagraph",
    lines: [...REGISTER, "btcli query metagraph --netuid 1 --json"],
    shows: [/"uid":5,"hotkey":"5MadeUpOnlyHotkeymycoldkey/],
  },
  {
    file: "guide/running-a-validator.md",
    says: "Your row should show the validator permit",
    lines: [
      ...REGISTER,
      "btcli tx add-stake --netuid 1 --amount-tao 400 -w my_coldkey",
      "y",
      "sleep 72m",
      "btcli query metagraph --netuid 1 --json",
    ],
    shows: [/"uid":5,.*"validator_permit":true/],
  },
  {
    file: "guide/using-the-evm.md",
    says: "You should see 0.01 for the mirror there",
    lines: [
      NINE,
      "btcli wallet transfer --dest 5… --amount 0.01 --network test",
      "y",
      "btcli wallet balance --ss58 5… --network test",
    ],
    shows: [/τ0\.0100/],
  },
  {
    file: "guide/using-the-evm.md",
    says: "You should see the balance fall on the EVM side by amount and fee, and rise on the native side",
    lines: [NINE, "btcli wallet balance --wallet-name NAME"],
    shows: [/my_coldkey\s+5\w+\s+τ1,000\.0000/],
  },
];
