import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { AskedContext } from "../graphql/asked-context.ts";
import { countAttempt } from "../limits/count-attempt.ts";
import { endTokens } from "./ended-tokens.ts";
import { findUsernameFault, isEmailAddress } from "./fields.ts";

const USER = "plugin::users-permissions.user";

interface ProfileInput {
  username?: string | null;
  email?: string | null;
  currentPassword?: string | null;
}

interface User {
  id: number;
  username: string;
  email: string;
  password: string;
  confirmed: boolean;
  blocked: boolean;
}

/** What people do to their own account and Strapi does not offer. */
export function ownAccountOf(strapi: Core.Strapi) {
  const users = strapi.plugin("users-permissions").service("user");

  /** Attempts at a password or at names that are taken are counted like those to sign in. */
  const count = (context: AskedContext, path: string) => countAttempt(strapi, context, path);

  function findOwn(context: AskedContext): Promise<User> {
    return strapi.db.query(USER).findOne({ where: { id: context.state.user.id }, populate: ["role"] });
  }

  async function requirePassword(user: User, password: string | null | undefined): Promise<void> {
    if (!password || !(await users.validatePassword(password, user.password))) {
      throw new errors.ValidationError("The provided current password is invalid");
    }
  }

  async function refuseTaken(user: User, names: string[]): Promise<void> {
    const taken = await strapi.db.query(USER).count({
      where: { id: { $ne: user.id }, $or: [{ username: { $in: names } }, { email: { $in: names } }] },
    });
    if (taken > 0) throw new errors.ApplicationError("Email or Username are already taken");
  }

  return {
    async updateProfile({ input }: { input: ProfileInput }, context: AskedContext) {
      const user = await findOwn(context);
      const username = input.username?.trim();
      const email = input.email?.trim().toLowerCase();
      const fault = username === undefined ? null : findUsernameFault(username);
      if (fault) throw new errors.ValidationError(fault);
      if (email !== undefined && !isEmailAddress(email))
        throw new errors.ValidationError("email must be a valid email");
      const changed = {
        ...(username !== undefined && username !== user.username && { username }),
        ...(email !== undefined && email !== user.email && { email }),
      };
      if (Object.keys(changed).length === 0) return user;
      await count(context, "/api/auth/local");
      if (changed.email) await requirePassword(user, input.currentPassword);
      await refuseTaken(user, Object.values(changed));
      await users.edit(user.id, changed);
      return findOwn(context);
    },

    /** Only with the password, so that a browser left open is not enough. */
    async deleteAccount({ currentPassword }: { currentPassword: string }, context: AskedContext) {
      const user = await findOwn(context);
      await count(context, "/api/auth/change-password");
      await requirePassword(user, currentPassword);
      await users.remove({ id: user.id });
      return { ok: true };
    },

    async signOutEverywhere(_: object, context: AskedContext) {
      await endTokens(strapi, context.state.user.id);
      return { ok: true };
    },

    /** The answer is the same whether or not there is such an account. */
    async sendEmailConfirmation({ email }: { email: string }, context: AskedContext) {
      await count(context, "/api/auth/change-password");
      const user: User = await strapi.db.query(USER).findOne({ where: { email: email.trim().toLowerCase() } });
      if (user && !user.confirmed && !user.blocked) await users.sendConfirmationEmail(user);
      return { ok: true };
    },
  };
}
