import { readdirSync, readFileSync } from "node:fs";

/** A request and what a real Strapi answered to it. */
export type Recording = {
  name: string;
  about: string;
  request: { method: string; path: string; headers: Record<string, string>; body: unknown };
  response: { status: number; headers: Record<string, string>; body: unknown };
};

const folder = new URL("recordings/", import.meta.url);

/** The names of all recordings, as in `recordings/README.md`. */
export function listRecordings(): string[] {
  return readdirSync(folder).flatMap((file) => (file.endsWith(".json") ? file.slice(0, -".json".length) : []));
}

export function readRecording(name: string): Recording {
  const recording: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8"));
  if (!isRecording(recording)) throw new Error(`recordings/${name}.json: expected a request and a response`);
  return recording;
}

function isRecording(value: unknown): value is Recording {
  return typeof value === "object" && value !== null && "request" in value && "response" in value;
}
