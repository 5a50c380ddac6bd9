import { describe, expect, it } from "vitest";
import { createContentChanges } from "./content-changes.ts";

describe("createContentChanges", () => {
  it("tells at once which content there is, and each time that it is another", async () => {
    const { changes, become } = someChanges();
    const follower = changes.follow();
    expect(await follower.next()).toEqual(told("one"));
    const next = follower.next();
    become("two");
    expect(await next).toEqual(told("two"));
  });

  it("says nothing where the content was read again and is the same", async () => {
    const { changes, become } = someChanges();
    const follower = changes.follow();
    await follower.next();
    let isTold = false;
    const next = follower.next().then((result) => {
      isTold = true;
      return result;
    });
    become("one");
    await new Promise((resolve) => setImmediate(resolve));
    expect(isTold).toBe(false);
    become("two");
    expect(await next).toEqual(told("two"));
  });

  it("tells the newest to whoever is slow", async () => {
    const { changes, become } = someChanges();
    const follower = changes.follow();
    await follower.next();
    become("two");
    become("three");
    expect(await follower.next()).toEqual(told("three"));
  });

  it("tells everybody, and forgets who has ended, also while they wait", async () => {
    const { changes, become } = someChanges();
    const [first, second] = [changes.follow(), changes.follow()];
    await Promise.all([first.next(), second.next()]);
    const [waiting, next] = [first.next(), second.next()];
    expect(changes.followers).toBe(2);
    await first.return?.();
    expect(await waiting).toEqual({ value: undefined, done: true });
    expect(changes.followers).toBe(1);
    become("two");
    expect(await next).toEqual(told("two"));
    expect(await first.next()).toEqual({ value: undefined, done: true });
  });
});

function told(version: string) {
  return { value: { contentChanged: { version } }, done: false };
}

function someChanges() {
  let version = "one";
  const changes = createContentChanges(() => version);
  const become = (next: string) => {
    version = next;
    changes.announce();
  };
  return { changes, become };
}
