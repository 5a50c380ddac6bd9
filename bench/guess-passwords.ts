import { median } from "../scripts/print-figure.mjs";

const GUESSES = 40;
const LOGIN = "mutation($input: UsersPermissionsLoginInput!) { login(input: $input) { jwt } }";

/** How long a wrong password takes for an account that exists and for one that does not, in turns; medians, in milliseconds. */
export async function guessPasswords(origin: string, known: string): Promise<{ known: number; unknown: number }> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let guess = 0; guess < GUESSES; guess += 1) {
    // Attempts are counted by address: each guess has its own.
    const from = (last: number) => `10.2.${guess}.${last}`;
    times.known.push(await timeOf(() => guessPassword(origin, `${known}@mail.example`, from(1))));
    times.unknown.push(await timeOf(() => guessPassword(origin, `nobody${guess}@mail.example`, from(2))));
  }
  return { known: median(times.known), unknown: median(times.unknown) };
}

async function guessPassword(origin: string, identifier: string, from: string): Promise<void> {
  const answer = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": from },
    body: JSON.stringify({ query: LOGIN, variables: { input: { identifier, password: "a wrong password" } } }),
  });
  const text = await answer.text();
  if (!text.includes("Invalid identifier or password")) throw new Error(`expected a refusal, got ${text}`);
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
