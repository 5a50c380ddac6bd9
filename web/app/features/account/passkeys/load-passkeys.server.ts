import { GetMyPasskeys, OffersPasskeys } from "@learn-bittensor/contract/operations/account";
import type { RouterContextProvider } from "react-router";
import { type ContentClient, ContentRefused } from "#app/site/content-client.server.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { anonymousContent } from "#app/site/visitor.server.ts";
import { withTimeout } from "#app/site/with-timeout.server.ts";

/** A passkey of the visitor's. Moments are as JSON has them. */
export interface Passkey {
  id: string;
  name: string;
  createdAt: string;
  usedAt: string | null;
}

/** The visitor's passkeys; null where the provider knows none, as a Strapi. */
export async function loadPasskeys(content: ContentClient): Promise<Passkey[] | null> {
  try {
    const { offersPasskeys, myPasskeys } = await content.query(GetMyPasskeys, {});
    if (!offersPasskeys && myPasskeys.length === 0) return null;
    return myPasskeys.map(({ createdAt, usedAt, ...passkey }) => ({
      ...passkey,
      createdAt: String(createdAt),
      usedAt: usedAt ? String(usedAt) : null,
    }));
  } catch (error) {
    if (error instanceof ContentRefused) return null;
    throw error;
  }
}

/** Whether one can sign in with a passkey. Who signs in with a password does not wait for it long, and never in vain. */
export async function offersPasskeys(request: Request, context: Readonly<RouterContextProvider>): Promise<boolean> {
  try {
    return (await withTimeout(anonymousContent(request, context).query(OffersPasskeys, {}))).offersPasskeys;
  } catch (cause) {
    if (!(cause instanceof ContentRefused)) {
      context.get(siteContext).log({ level: "warn", message: "signing in: passkeys were not offered", cause });
    }
    return false;
  }
}
