import { errors } from "@strapi/utils";

/** Only a user: neither a visitor nor one of the tokens that the site and tools have. */
export default (context: { state: { user?: unknown } }) => {
  if (!context.state.user) throw new errors.ForbiddenError("Forbidden access");
  return true;
};
