import { z } from "zod";
import { createApiError } from "../../graphql/api-error.ts";
import { parseEmailAddress } from "../fields/email-address.ts";
import { type Fault, refuseFaults, required } from "../fields/refuse-faults.ts";
import { findUsernameFault, normalizeUsername } from "../fields/username.ts";
import { createDocumentId } from "../random-text.ts";
import { operation } from "./operation.ts";
import type { Services } from "./services.ts";
import { toUser } from "./user-answer.ts";

const DAY_MS = 86_400_000;
/** How long an account waits for its confirmation. */
const UNCONFIRMED_MS = 30 * DAY_MS;

const register = z.object({ input: z.object({ username: z.string(), email: z.string(), password: z.string() }) });
const emailConfirmation = z.object({ confirmation: z.string() });
const sendEmailConfirmation = z.object({ email: z.string() });

/** Making an account, and showing that its address is one's own. */
export function createRegistrationOperations(services: Services) {
  const {
    accounts,
    codes,
    addressChanges,
    passwords,
    attempts,
    codeSender,
    background,
    write,
    random,
    clock,
    log,
    findPasswordFault,
    beginSession,
  } = services;

  /**
   * Where another account has the address, nobody but its owner learns of it: the answer is the same, and the name is taken
   * from then on. `owner` is that account.
   */
  async function open({ email, ...rest }: { username: string; email: string; passwordHash: string }) {
    await accounts.removeUnconfirmed(clock() - UNCONFIRMED_MS);
    if (await accounts.findByUsername(rest.username)) throw createTakenError();
    const owner = await addressChanges.findOwner(email);
    const given = { ...rest, documentId: createDocumentId(random) };
    const account = await (owner ? accounts.insertWithoutAddress(given) : accounts.insert({ ...given, email }));
    return { account: { ...account, email }, owner };
  }

  return {
    register: operation(register, async ({ input }, request) => {
      await attempts.count({ operation: "register", subject: toSubject(input.email) }, request);
      const username = normalizeUsername(input.username);
      const email = parseEmailAddress(input.email) ?? "";
      refuseFaults([
        describeEmail(input.email),
        { field: "username", message: findUsernameFault(username), value: input.username },
        { field: "password", message: await findPasswordFault(input.password), value: input.password },
      ]);
      const passwordHash = await passwords.hash(input.password);
      const { account, owner } = await write(() => open({ username, email, passwordHash }));
      try {
        if (owner) await codeSender.sendExisting({ email }, request.locale);
        else await codeSender.send("confirmation", account, request.locale);
      } catch (cause) {
        log({ level: "error", message: "register: no confirmation was sent", cause });
        throw createApiError("ApplicationError", "Error sending confirmation email");
      }
      return { jwt: null, user: toUser(account) };
    }),

    emailConfirmation: operation(emailConfirmation, async ({ confirmation }, request) => {
      refuseFaults([required("confirmation", confirmation)]);
      const account = await write(async () => {
        const moved = await addressChanges.confirm(confirmation);
        if (moved) return moved;
        const id = await codes.use("confirmation", confirmation);
        const found = id === null ? null : await accounts.find(id);
        if (!found || found.blocked) throw createApiError("ValidationError", "Invalid token");
        await accounts.confirm(found);
        return found;
      });
      // As recorded, the answer shows the account as it was before.
      return beginSession(account, request);
    }),

    sendEmailConfirmation: operation(sendEmailConfirmation, async ({ email }, request) => {
      await attempts.countSilently({ operation: "sendEmailConfirmation", subject: toSubject(email) }, request);
      refuseFaults([describeEmail(email)]);
      codeSender.refuseWhileFailing();
      background.run("sendEmailConfirmation", async () => {
        const account = await accounts.findByEmail(parseEmailAddress(email) ?? "");
        if (account && !account.confirmed && !account.blocked) {
          await codeSender.send("confirmation", account, request.locale);
        } else await codeSender.sendToNobody(request.locale);
      });
      return { ok: true };
    }),
  };
}

/** As recorded, it does not tell which of the two; registering tells of names only. */
export function createTakenError(): Error {
  return createApiError("ApplicationError", "Email or Username are already taken");
}

/** What attempts are counted by. */
export function toSubject(email: string): string {
  return parseEmailAddress(email) ?? email.trim().toLowerCase();
}

export function describeEmail(email: string): Fault {
  if (email.trim() === "") return required("email", "");
  return {
    field: "email",
    message: parseEmailAddress(email) === null ? "email must be a valid email" : null,
    value: email,
  };
}
