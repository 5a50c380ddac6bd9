import { errors } from "@strapi/utils";

/** `deleteAccount`: only with the password, so that a browser left open is not enough. */
export function deleteAccountExtension({ strapi }) {
  return {
    typeDefs: "type Mutation { deleteAccount(currentPassword: String!): OkPayload! }",
    resolvers: { Mutation: { deleteAccount } },
    resolversConfig: { "Mutation.deleteAccount": { policies: ["global::is-signed-in"] } },
  };

  async function deleteAccount(_, { currentPassword }: { currentPassword: string }, context) {
    const users = strapi.plugin("users-permissions").service("user");
    const user = await strapi.db
      .query("plugin::users-permissions.user")
      .findOne({ where: { id: context.state.user.id } });
    if (!user?.password || !(await users.validatePassword(currentPassword, user.password))) {
      throw new errors.ValidationError("The provided current password is invalid");
    }
    await users.remove({ id: user.id });
    return { ok: true };
  }
}
