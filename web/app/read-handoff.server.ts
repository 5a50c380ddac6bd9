/** All of it, or a stream that begins with what was there already. */
export type Handoff = { isComplete: true; text: string } | { isComplete: false; stream: ReadableStream<Uint8Array> };

/** Reads what the router hands over to the browser, if all of it is there within `patienceMs`. */
export async function readHandoff(stream: ReadableStream<Uint8Array>, patienceMs: number): Promise<Handoff> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const chunks: Uint8Array[] = [];
  let text = "";
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), patienceMs);
  });
  try {
    for (;;) {
      const next = reader.read();
      const result = await Promise.race([next, patience]);
      if (result === "late") return { isComplete: false, stream: replay(chunks, next, reader) };
      if (result.done) return { isComplete: true, text: text + decoder.decode() };
      chunks.push(result.value);
      text += decoder.decode(result.value, { stream: true });
    }
  } finally {
    clearTimeout(timer);
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** What was read, then what is being read, then the rest. */
function replay(chunks: Uint8Array[], next: ReturnType<Reader["read"]>, reader: Reader): ReadableStream<Uint8Array> {
  let pending: ReturnType<Reader["read"]> | null = next;
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
    },
    async pull(controller) {
      const { done, value } = await (pending ?? reader.read());
      pending = null;
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
