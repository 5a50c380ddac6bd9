import { describe, expect, it, vi } from "vitest";
import { readHandoff } from "./read-handoff.server.ts";

const PATIENCE_MS = 20;

describe("readHandoff", () => {
  it("is the whole text where all of it is there, whatever its letters and wherever they are cut", async () => {
    const bytes = new TextEncoder().encode("토큰 – 共识 – größer");
    const stream = streamOf([bytes.subarray(0, 1), bytes.subarray(1, 8), bytes.subarray(8)]);
    expect(await readHandoff(stream, PATIENCE_MS)).toEqual({ isComplete: true, text: "토큰 – 共识 – größer" });
  });

  it("is an empty text for an empty stream", async () => {
    expect(await readHandoff(streamOf([]), PATIENCE_MS)).toEqual({ isComplete: true, text: "" });
  });

  it("is a stream of everything where some of it is late", async () => {
    vi.useFakeTimers();
    try {
      const { stream, write, close } = openStream();
      write("first ");
      const reading = readHandoff(stream, PATIENCE_MS);
      await vi.advanceTimersByTimeAsync(PATIENCE_MS);
      const handoff = await reading;
      if (handoff.isComplete) throw new Error("expected a stream");
      const all = new Response(handoff.stream).text();
      write("second ");
      write("third");
      close();
      expect(await all).toBe("first second third");
    } finally {
      vi.useRealTimers();
    }
  });

  it("leaves no timer behind", async () => {
    vi.useFakeTimers();
    try {
      await readHandoff(streamOf([]), PATIENCE_MS);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it("fails as its stream fails", async () => {
    const stream = new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error("broken off")) });
    await expect(readHandoff(stream, PATIENCE_MS)).rejects.toThrow("broken off");
  });
});

function streamOf(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

function openStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (made) => {
      controller = made;
    },
  });
  const encoder = new TextEncoder();
  return {
    stream,
    write: (text: string) => controller?.enqueue(encoder.encode(text)),
    close: () => controller?.close(),
  };
}
