import type { CommandTable, Tables } from "./grammar.ts";

const OPTIONS =
  "--network -w --wallet -H --json --dry-run --yes --help --version --no-prompt --wallet-name --wallet-hotkey";

/** A few commands of each generation, for tests. */
export const SMALL_TABLES: Tables = {
  9: table({
    "proxy add": "--delegate --proxy-type --delay",
    "proxy remove": "--delegate --proxy-type --delay --all",
    "stake add": "--netuid --amount --safe --tolerance --no-partial --unsafe",
    "stake list": "",
    "stake remove": "--netuid --amount --all",
    "wallet create": "",
    "wallet list": "",
    "wallet regen-coldkey": "--mnemonic --seed",
    "wallet swap-hotkey": "--netuid --all-netuids",
  }),
  11: table({
    "query alpha-price": "--netuid",
    "query quote-stake": "--netuid --amount-tao",
    "stake list": "",
    "tx add-stake": "--hotkey --netuid --amount-tao --rate-tolerance --no-slippage-protection",
    "tx add-stake-limit": "--hotkey --netuid --amount-tao --limit-price-rao --allow-partial",
    "tx announce-coldkey-swap": "--new-coldkey",
    "tx burned-register": "--netuid --hotkey",
    "tx dispute-coldkey-swap": "",
    "tx move-stake":
      "--origin-hotkey --origin-netuid --dest-hotkey --dest-netuid --amount-alpha --rate-tolerance --no-slippage-protection",
    "tx remove-stake": "--hotkey --netuid --amount-alpha",
    "tx swap-coldkey-announced": "--new-coldkey",
    "tx swap-hotkey": "--hotkey --new-hotkey --netuid",
    "tx swap-stake": "--hotkey --origin-netuid --dest-netuid --amount-alpha --rate-tolerance --no-slippage-protection",
    "tx transfer": "--dest --amount-tao",
    "wallet balance": "",
    "wallet create": "--no-password",
    "wallet list": "",
    "wallet regen-coldkey": "--mnemonic --seed",
    "wallet swap-check": "--coldkey",
  }),
};

function table(commands: Record<string, string>): CommandTable {
  return {
    options: new Set(OPTIONS.split(" ")),
    commands: new Map(Object.entries(commands).map(([name, own]) => [name, new Set(own.split(" ").filter(Boolean))])),
  };
}
