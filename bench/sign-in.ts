import { passwordOf } from "./open-account.ts";

/** Signs in by the site's form, from this address. False for who is told that accounts are busy, and to come back. */
export async function signIn(origin: string, name: string, from: string): Promise<boolean> {
  const answer = await fetch(`${origin}/login`, {
    method: "POST",
    body: new URLSearchParams({ identifier: name, password: passwordOf(name) }),
    headers: { Origin: origin, "X-Forwarded-For": from },
    redirect: "manual",
  });
  await answer.arrayBuffer();
  if (answer.status === 503 && answer.headers.has("Retry-After")) return false;
  if (answer.status !== 303) throw new Error(`${answer.url}: expected a redirect, got ${answer.status}`);
  return true;
}
