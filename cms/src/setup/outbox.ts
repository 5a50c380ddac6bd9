import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Mail as files, where no server for mail is configured: nobody gets it, and nothing is lost. */
export function createOutbox(folder: string) {
  let count = 0;
  return {
    async send(mail: Record<string, unknown>) {
      mkdirSync(folder, { recursive: true });
      count += 1;
      writeFileSync(path.join(folder, `${Date.now()}-${count}.json`), `${JSON.stringify(mail, null, 2)}\n`, {
        mode: 0o600,
      });
    },
  };
}
