import { describe, expect, it, vi } from "vitest";
import { createExclusively, type Locks } from "./do-exclusively.ts";

describe("createExclusively", () => {
  it("does the work once while it holds the lock, and not while another tab does", async () => {
    const free = aBrowser("free");
    await free.exclusively(free.work);
    expect(free.asked).toEqual(["learning"]);
    expect(free.work).toHaveBeenCalledTimes(1);
    const taken = aBrowser("taken");
    await taken.exclusively(taken.work);
    expect(taken.work).not.toHaveBeenCalled();
  });

  it.each(["unknown", "refused", "insecure"] as const)("does the work where locks are %s", async (locks) => {
    const { exclusively, work } = aBrowser(locks);
    await exclusively(work);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it.each(["free", "refused"] as const)(
    "throws what the work throws, and does it once: locks are %s",
    async (locks) => {
      const { exclusively, work } = aBrowser(locks);
      work.mockRejectedValue(new TypeError("Failed to fetch"));
      await expect(exclusively(work)).rejects.toThrow("Failed to fetch");
      expect(work).toHaveBeenCalledTimes(1);
    },
  );
});

/** A browser whose locks are there, held by another tab, missing, refused, or out of reach. */
function aBrowser(state: "free" | "taken" | "unknown" | "refused" | "insecure") {
  const asked: string[] = [];
  const request = async (name: string, _options: LockOptions, callback: LockGrantedCallback<unknown>) => {
    asked.push(name);
    if (state === "refused") throw new DOMException("The request was denied.", "SecurityError");
    return callback(state === "free" ? { name, mode: "exclusive" } : null);
  };
  const locks = () => {
    if (state === "insecure") throw new DOMException("The operation is insecure.", "SecurityError");
    return state === "unknown" ? undefined : ({ request } as unknown as Locks);
  };
  return { asked, work: vi.fn(async () => undefined), exclusively: createExclusively(locks, "learning") };
}
