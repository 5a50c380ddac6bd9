import type { Background } from "../background.ts";
import type { DeviceTokens } from "../credentials/device-tokens.ts";
import type { Passwords } from "../credentials/passwords.ts";
import type { Attempts } from "../limits/attempts.ts";
import type { Log } from "../log.ts";
import type { CodeSender } from "../mail/code-sender.ts";
import type { Ceremonies } from "../passkeys/ceremonies.ts";
import type { RelyingParty } from "../passkeys/relying-party.ts";
import type { Random } from "../random-text.ts";
import type { BeginSession } from "../sessions/create-begin-session.ts";
import type { AccountStore } from "../storage/account-store.ts";
import type { CodeStore } from "../storage/code-store.ts";
import type { Write } from "../storage/database.ts";
import type { PasskeyStore } from "../storage/passkey-store.ts";
import type { SessionStore } from "../storage/session-store.ts";
import type { AddressChanges } from "./address-changes.ts";

/** What the operations on accounts work with. */
export type Services = {
  accounts: AccountStore;
  codes: CodeStore;
  addressChanges: AddressChanges;
  passwords: Passwords;
  deviceTokens: DeviceTokens;
  beginSession: BeginSession;
  sessions: SessionStore;
  passkeys: PasskeyStore;
  ceremonies: Ceremonies;
  /** Null where browsers make no passkeys for the site's address. */
  relyingParty: RelyingParty | null;
  /** What is wrong with a new password, by the contract or by the site; null where nothing is. */
  findPasswordFault: (password: string) => Promise<string | null>;
  attempts: Attempts;
  codeSender: CodeSender;
  background: Background;
  write: Write;
  /** Clears what has been deleted out of the files, too. */
  forgetDeleted: () => void;
  random: Random;
  clock: () => number;
  log: Log;
};
