import { ask, readCode } from "../../bench/open-account.ts";
import type { Stack } from "./open-stack.ts";
import { type Answer, createVisitor, type Visitor } from "./visitor.ts";

const PASSWORD = "correct horse battery";

export interface Learner {
  visitor: Visitor;
  /** As the site knows them. */
  id: string;
  token: string;
}

/** Register, mail, confirm, log in: by the forms of the site, through nginx. */
export async function openAccount(stack: Stack, name: string): Promise<Learner> {
  const visitor = createVisitor(stack.certificate);
  const email = `${name}@mail.example`;
  const send = async (path: string, form: Record<string, string>, expected: string) => {
    const answer = await visitor.ask(stack.siteUrl + path, { form });
    expectRedirect(answer, path, expected);
  };
  await send("/register", { username: name, email, password: PASSWORD }, "/confirm-email?done=confirmation-sent");
  const confirmation = await readCode(stack.outbox, email);
  await send("/confirm-email", { intent: "confirm", confirmation }, "/login?done=confirmed");
  await send("/login", { identifier: email, password: PASSWORD }, "/profile");
  const token = visitor.cookies.get("auth_token") ?? "";
  const me = JSON.stringify(await ask(stack.content.origin, "{ me { id } }", {}, { token }));
  return { visitor, token, id: /"id":"(\w+)"/.exec(me)?.[1] ?? "" };
}

/** Signs out, as the button on the own page does. */
export async function signOut(stack: Stack, { visitor }: Learner): Promise<void> {
  expectRedirect(await visitor.ask(`${stack.siteUrl}/profile?sign-out`, { form: {} }), "/profile?sign-out", "/");
}

function expectRedirect({ status, headers, body }: Answer, path: string, expected: string): void {
  if ([302, 303].includes(status) && headers.location === expected) return;
  const said = body.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>/g, " ").replace(/\s+/g, " ");
  throw new Error(`${path}: expected a way to ${expected}, got ${status} ${headers.location ?? said.slice(0, 300)}`);
}
