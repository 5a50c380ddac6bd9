import { createSecretKey, type KeyObject } from "node:crypto";
import type { Random } from "../random-text.ts";
import { keysVersion, readSigningKeys } from "./signing-keys.ts";

export type RingKey = { id: string; key: KeyObject };

export type Keyring = {
  /** Another text whenever the keys have been changed, also by the command that adds one while the site is serving. */
  version: () => string | Promise<string>;
  /** The one that signs. */
  signing: () => RingKey | Promise<RingKey>;
  /** The one that a token names; for one that names none, the oldest, which signed before keys had ids. */
  find: (id: string | undefined) => KeyObject | null | Promise<KeyObject | null>;
};

/** The keys in a data folder, as they are by now. */
export function createKeyring(dataDir: string, random: Random): Keyring {
  let known = read();

  function read() {
    const [first, ...others] = readSigningKeys(dataDir, random).map(({ id, secret }) => {
      return { id, key: createSecretKey(secret) };
    });
    if (!first) throw new Error("signing keys: expected one at least");
    return { version: keysVersion(dataDir), signing: first, all: [first, ...others] };
  }

  function current() {
    if (keysVersion(dataDir) !== known.version) known = read();
    return known;
  }

  return {
    version: () => current().version,
    signing: () => current().signing,
    find(id) {
      const { all } = current();
      return findKey(all, id);
    },
  };
}

export function findKey(all: readonly RingKey[], id: string | undefined): KeyObject | null {
  const found = id === undefined ? all.at(-1) : all.find((key) => key.id === id);
  return found?.key ?? null;
}
