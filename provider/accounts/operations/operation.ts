import type { z } from "zod";
import { createForbiddenError } from "../../graphql/api-error.ts";
import type { AccountOperation, AccountRequest } from "../../graphql/context.ts";
import type { Account, AccountStore } from "../storage/account-store.ts";

/** An operation for everyone. Its arguments have been checked by the schema; `shape` says which they are. */
export function operation<Args>(
  shape: z.ZodType<Args>,
  run: (args: Args, request: AccountRequest) => unknown,
): AccountOperation {
  return (args, request) => run(shape.parse(args), request);
}

/** An operation for signed-in users only, on their own account. */
export function ownOperation<Args>(
  accounts: AccountStore,
  shape: z.ZodType<Args>,
  run: (args: Args, account: Account, request: AccountRequest) => unknown,
): AccountOperation {
  return async (args, request) => {
    const { viewer } = request;
    const account = viewer.kind === "user" ? await accounts.findByDocumentId(viewer.user.documentId) : null;
    if (!account) throw createForbiddenError();
    return run(shape.parse(args), account, request);
  };
}
