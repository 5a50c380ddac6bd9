import type { Core } from "@strapi/strapi";

const ENDED = "plugin::learn.ended-token";
const SECOND_MS = 1000;

interface TokenPayload {
  id?: number;
  /** When it was made, in seconds. */
  iat?: number;
}

/** Ends every token that a user has by now. */
export async function endTokens(strapi: Core.Strapi, userId: number): Promise<void> {
  const until = new Date();
  const held = await strapi.db.query(ENDED).findOne({ where: { userId } });
  if (held) await strapi.db.query(ENDED).update({ where: { id: held.id }, data: { until } });
  else await strapi.db.query(ENDED).create({ data: { userId, until } });
}

/** Strapi's tokens hold until they expire: those that their user has ended count as invalid here. */
export function refuseEndedTokens(strapi: Core.Strapi): void {
  const tokens = strapi.plugin("users-permissions").service("jwt");
  const verify = tokens.verify.bind(tokens);
  tokens.verify = async (token: string): Promise<TokenPayload> => {
    const payload: TokenPayload = await verify(token);
    if (await isEnded(strapi, payload)) throw new Error("Invalid token.");
    return payload;
  };
}

/** A token tells the second in which it was made: one of the same second as the end is ended too. */
async function isEnded(strapi: Core.Strapi, { id, iat = 0 }: TokenPayload): Promise<boolean> {
  if (id === undefined) return false;
  const ended = await strapi.db.query(ENDED).findOne({ where: { userId: id } });
  return Boolean(ended) && iat <= Math.floor(new Date(ended.until).getTime() / SECOND_MS);
}
