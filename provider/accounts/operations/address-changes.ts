import type { Locale } from "@learn-bittensor/contract/locales";
import type { Background } from "../background.ts";
import type { CodeSender } from "../mail/code-sender.ts";
import { createCode, type Random } from "../random-text.ts";
import type { Account, AccountStore } from "../storage/account-store.ts";
import type { AddressStore } from "../storage/address-store.ts";
import type { CodeStore } from "../storage/code-store.ts";
import type { Write } from "../storage/create-write.ts";

type Services = {
  accounts: AccountStore;
  addresses: AddressStore;
  codes: CodeStore;
  codeSender: CodeSender;
  background: Background;
  write: Write;
  random: Random;
};

export type AddressChanges = ReturnType<typeof createAddressChanges>;

/**
 * Changing where messages go: the new address shows that it is the owner's before it counts, and the former one can take
 * the account back. What is neither asynchronous nor `findOwner` belongs into a transaction.
 */
export function createAddressChanges(services: Services) {
  const { accounts, addresses, codes, codeSender, background, write, random } = services;

  /** The account that has an address, or can have it back. */
  function findOwner(email: string): Account | null {
    const owner = accounts.findByEmail(email);
    if (owner) return owner;
    const former = addresses.findFormerByEmail(email);
    return former && accounts.find(former.account);
  }

  function isFree(email: string, { id }: Account): boolean {
    const owner = findOwner(email);
    return owner === null || owner.id === id;
  }

  return {
    findOwner,

    /** Throws where the former address cannot be told: then nothing happens. `isAllowed` is asked once it is about to. */
    async request(account: Account, email: string, locale: Locale, isAllowed: () => void): Promise<void> {
      codeSender.refuseWhileFailing();
      const undoCode = createCode(random);
      const isTold = await codeSender.sendCode("undo", account.email, undoCode, locale);
      const code = createCode(random);
      await write(() => {
        isAllowed();
        codes.removeAll(account);
        // Where it was told often enough, the last code is good.
        if (isTold) addresses.keepFormer(account, undoCode);
        addresses.keepChange(account, email, code);
      });
      background.run("a new address", async () => {
        const owner = findOwner(email);
        if (owner && owner.id !== account.id) await codeSender.sendExisting({ email }, locale);
        else await codeSender.sendCode("address", email, code, locale);
      });
    },

    /** The account whose new address the code came to, which it has from now on; null for another code. */
    confirm(code: string): Account | null {
      const change = addresses.findChange(code);
      const account = change && accounts.find(change.account);
      if (!account || account.blocked || !isFree(change.email, account)) return null;
      accounts.rename(account, { username: account.username, email: change.email });
      accounts.confirm(account);
      codes.removeAll(account);
      addresses.removeChange(account);
      addresses.extendFormer(account);
      return account;
    },

    isUndoCode: (code: string): boolean => addresses.findFormer(code) !== null,

    /** The account that has its former address again; null for another code. */
    undo(code: string): Account | null {
      const former = addresses.findFormer(code);
      const account = former && accounts.find(former.account);
      if (!account || !isFree(former.email, account)) return null;
      accounts.rename(account, { username: account.username, email: former.email });
      codes.removeAll(account);
      addresses.removeChange(account);
      addresses.removeFormerSince(former);
      return { ...account, email: former.email };
    },

    /** What has been asked for and not confirmed is not wanted any more. */
    cancel(account: Account): void {
      addresses.removeChange(account);
    },
  };
}
