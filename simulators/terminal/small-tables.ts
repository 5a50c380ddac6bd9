import type { CommandTable, Tables } from "./grammar.ts";

const OPTIONS =
  "--network -w --wallet -H --json --dry-run --yes --help --version --no-prompt --wallet-name --wallet-hotkey";

/** A few commands of each generation, for tests. */
export const SMALL_TABLES: Tables = {
  9: table({
    "stake add": "--netuid --amount --safe --tolerance --no-partial --unsafe",
    "stake list": "",
    "wallet create": "",
    "wallet list": "",
    "wallet regen-coldkey": "--mnemonic --seed",
  }),
  11: table({
    "query alpha-price": "--netuid",
    "query quote-stake": "--netuid --amount-tao",
    "stake list": "",
    "tx add-stake": "--hotkey --netuid --amount-tao",
    "tx add-stake-limit": "--hotkey --netuid --amount-tao --limit-price-rao --allow-partial",
    "tx burned-register": "--netuid --hotkey",
    "tx remove-stake": "--hotkey --netuid --amount-alpha",
    "tx transfer": "--dest --amount-tao",
    "wallet balance": "",
    "wallet create": "--no-password",
    "wallet list": "",
    "wallet regen-coldkey": "--mnemonic --seed",
  }),
};

function table(commands: Record<string, string>): CommandTable {
  return {
    options: new Set(OPTIONS.split(" ")),
    commands: new Map(Object.entries(commands).map(([name, own]) => [name, new Set(own.split(" ").filter(Boolean))])),
  };
}
