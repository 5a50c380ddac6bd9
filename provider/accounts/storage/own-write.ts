import { createForbiddenError } from "../../graphql/api-error.ts";
import type { Account, AccountStore } from "./account-store.ts";
import type { Write } from "./database.ts";

/** Writes for an account, unless it has been deleted since the request was identified. */
export type OwnWrite = <Result>(account: Account, work: () => Result | Promise<Result>) => Promise<Result>;

export function createOwnWrite(write: Write, accounts: AccountStore): OwnWrite {
  return (account, work) =>
    write(async () => {
      if (!(await accounts.find(account.id))) throw createForbiddenError();
      return work();
    }, account.id);
}
