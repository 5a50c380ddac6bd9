import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backUpToFolder } from "@learn-bittensor/provider/back-up";
import { createAccounts } from "@learn-bittensor/provider/create-accounts";
import { describe, expect, it, onTestFinished } from "vitest";
import type { LogEvent } from "../log.ts";
import { createBackups } from "./create-backups.ts";

const HOUR_MS = 3_600_000;

describe("createBackups", () => {
  it("makes one when the last is old enough, and keeps so many", async () => {
    const { backups, folder, passHours } = await aSchedule({ everyHours: 6, keep: 2 });
    expect(backups.lastMadeAt()).toBeNull();
    await backups.runIfDue();
    await backups.runIfDue();
    expect(await readdir(folder)).toEqual(["learn-bittensor-2026-11-20T09-00-00-000Z.backup"]);
    passHours(5.9);
    await backups.runIfDue();
    expect(await readdir(folder)).toHaveLength(1);
    for (let made = 0; made < 3; made += 1) {
      passHours(6);
      await backups.runIfDue();
    }
    expect((await readdir(folder)).sort()).toEqual([
      "learn-bittensor-2026-11-21T02-54-00-000Z.backup",
      "learn-bittensor-2026-11-21T08-54-00-000Z.backup",
    ]);
  });

  it("leaves alone what else stands in the folder", async () => {
    const { backups, folder, passHours } = await aSchedule({ everyHours: 1, keep: 1 });
    await backups.runIfDue();
    await writeFile(join(folder, "notes.txt"), "mine");
    passHours(1);
    await backups.runIfDue();
    expect((await readdir(folder)).sort()).toEqual(["learn-bittensor-2026-11-20T10-00-00-000Z.backup", "notes.txt"]);
  });

  it("says that it could not, is late after two, and tries again", async () => {
    let isBroken = true;
    const schedule = await aSchedule({ everyHours: 1, keep: 1 }, () => isBroken);
    await schedule.backups.runIfDue();
    expect(schedule.logged).toEqual([
      expect.objectContaining({ level: "error", message: expect.stringContaining("no backup") }),
    ]);
    expect(schedule.backups.isLate()).toBe(true);
    isBroken = false;
    await schedule.backups.runIfDue();
    expect(schedule.backups.isLate()).toBe(false);
    schedule.passHours(2.1);
    expect(schedule.backups.isLate()).toBe(true);
  });

  it("asks a process of its own, unless told otherwise", async () => {
    const { dataDir, folder, logged } = await aSchedule({ everyHours: 1, keep: 1 });
    const backups = createBackups({
      dataDir,
      backupDir: folder,
      everyHours: 1,
      keep: 1,
      now: () => new Date(),
      log: (event) => logged.push(event),
    });
    await backups.runIfDue();
    expect(logged).toEqual([]);
    const [file = ""] = await readdir(folder);
    expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
  });
});

async function aSchedule(given: { everyHours: number; keep: number }, isBroken = () => false) {
  const root = await mkdtemp(join(tmpdir(), "backups-"));
  const [dataDir, folder] = [join(root, "data"), join(root, "backups")];
  const mail = { send: async () => undefined, isFailing: () => false, close: () => undefined };
  const accounts = await createAccounts({
    dataDir,
    siteUrl: "https://site.test",
    mail,
    log: () => undefined,
    findPasswordWeakness: null,
  });
  onTestFinished(async () => {
    await accounts.close();
    await rm(root, { recursive: true });
  });
  let time = Date.parse("2026-11-20T09:00:00Z");
  const now = () => new Date(time);
  const logged: LogEvent[] = [];
  const backUp = async () => {
    if (isBroken()) throw new Error("no space left");
    await backUpToFolder(dataDir, folder, now());
  };
  const log = (event: LogEvent) => void logged.push(event);
  const backups = createBackups({ dataDir, backupDir: folder, ...given, now, log, backUp });
  const passHours = (hours: number) => {
    time += hours * HOUR_MS;
  };
  return { backups, dataDir, folder, logged, passHours };
}
