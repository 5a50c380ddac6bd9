import type { WriteCommand } from "./engine-command.ts";

type Entry = { commands: WriteCommand[]; bytes: number; bytesAtStart: number };

/** So many changes are kept before they are replaced by what they led to; fewer are not worth the effort. */
const MOST_COMMANDS = 100;

/** Remembers changes that succeeded, in their order; of an index that is gone, nothing. */
export function createWriteLedger() {
  const entries = new Map<string, Entry>();

  return {
    record(command: WriteCommand): void {
      if (command.kind === "swapIndexes") {
        for (const [one, other] of command.pairs) {
          const [ofOne, ofOther] = [entries.get(one), entries.get(other)];
          if (ofOther) entries.set(one, rename(ofOther, one));
          if (ofOne) entries.set(other, rename(ofOne, other));
        }
      } else if (command.kind === "deleteIndex") {
        entries.delete(command.uid);
      } else if (command.kind === "replaceIndex" || command.kind === "loadIndex") {
        const bytes = sizeOf(command);
        entries.set(command.uid, { commands: [command], bytes, bytesAtStart: bytes });
      } else {
        const entry = entries.get(command.uid) ?? { commands: [], bytes: 0, bytesAtStart: 0 };
        entry.commands.push(command);
        entry.bytes += sizeOf(command);
        entries.set(command.uid, entry);
      }
    },

    /** Whether the changes to an index have come to be much more than the index was. */
    isWorthReplacing(uid: string): boolean {
      const entry = entries.get(uid);
      return !!entry && entry.commands.length > MOST_COMMANDS && entry.bytes > 2 * entry.bytesAtStart;
    },

    /** Everything that makes the indexes as they are. */
    list: (): WriteCommand[] => Array.from(entries.values()).flatMap(({ commands }) => commands),
  };
}

function sizeOf(command: WriteCommand): number {
  return "documents" in command ? command.documents.length : 100;
}

function rename(entry: Entry, uid: string): Entry {
  const commands = entry.commands.map((command) => (command.kind === "swapIndexes" ? command : { ...command, uid }));
  return { ...entry, commands };
}
