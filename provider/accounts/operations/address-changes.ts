import type { Locale } from "@learn-bittensor/contract/locales";
import type { Background } from "../background.ts";
import type { CodeSender } from "../mail/code-sender.ts";
import { createCode, type Random } from "../random-text.ts";
import type { Account, AccountStore } from "../storage/account-store.ts";
import type { AddressStore } from "../storage/address-store.ts";
import type { CodeStore } from "../storage/code-store.ts";
import type { Write } from "../storage/database.ts";

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
 * the account back. `confirm`, `undo` and `cancel` belong into a transaction.
 */
export function createAddressChanges(services: Services) {
  const { accounts, addresses, codes, codeSender, background, write, random } = services;

  /** The account that has an address, or can have it back. */
  async function findOwner(email: string): Promise<Account | null> {
    const owner = await accounts.findByEmail(email);
    if (owner) return owner;
    const former = await addresses.findFormerByEmail(email);
    return former && (await accounts.find(former.account));
  }

  async function isFree(email: string, { id }: Account): Promise<boolean> {
    const owner = await findOwner(email);
    return owner === null || owner.id === id;
  }

  return {
    findOwner,

    /** Throws where the former address cannot be told: then nothing happens. `isAllowed` is asked once it is about to. */
    async request(account: Account, email: string, locale: Locale, isAllowed: () => Promise<void>): Promise<void> {
      codeSender.refuseWhileFailing();
      const undoCode = createCode(random);
      const isTold = await codeSender.sendCode("undo", account.email, undoCode, locale);
      const code = createCode(random);
      await write(async () => {
        await isAllowed();
        await codes.removeAll(account);
        // Where it was told often enough, the last code is good.
        if (isTold) await addresses.storeFormer(account, undoCode);
        await addresses.keepChange(account, email, code);
      });
      background.run("a new address", async () => {
        const owner = await findOwner(email);
        if (owner && owner.id !== account.id) await codeSender.sendExisting({ email }, locale);
        else await codeSender.sendCode("address", email, code, locale);
      });
    },

    /** The account whose new address the code came to, which it has from now on; null for another code. */
    async confirm(code: string): Promise<Account | null> {
      const change = await addresses.findChange(code);
      const account = change && (await accounts.find(change.account));
      if (!account || account.blocked || !(await isFree(change.email, account))) return null;
      await accounts.rename(account, { username: account.username, email: change.email });
      await accounts.confirm(account);
      await codes.removeAll(account);
      await addresses.removeChange(account);
      await addresses.extendFormer(account);
      return account;
    },

    isUndoCode: async (code: string): Promise<boolean> => (await addresses.findFormer(code)) !== null,

    /** The account that has its former address again; null for another code. */
    async undo(code: string): Promise<Account | null> {
      const former = await addresses.findFormer(code);
      const account = former && (await accounts.find(former.account));
      if (!account || !(await isFree(former.email, account))) return null;
      await accounts.rename(account, { username: account.username, email: former.email });
      await codes.removeAll(account);
      await addresses.removeChange(account);
      await addresses.removeFormerSince(former);
      return { ...account, email: former.email };
    },

    /** What has been asked for and not confirmed is not wanted any more. */
    async cancel(account: Account): Promise<void> {
      await addresses.removeChange(account);
    },
  };
}
