import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Whoever sends more requests without waiting for an answer is no browser. */
const MOST_WAITING = 100;

/**
 * Answers the requests of a connection one after the other: a client may send many before it reads anything, and all
 * answers at once would be held for it.
 */
export function answerInOrder(answer: Answer): Answer {
  const lines = new WeakMap<Socket, { last: ServerResponse; waiting: number }>();

  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket);
    if (!line || line.last.writableFinished) {
      lines.set(socket, { last: response, waiting: 0 });
      return answer(request, response);
    }
    if (line.waiting >= MOST_WAITING) return void socket.destroy();
    line.waiting += 1;
    line.last.once("close", () => {
      line.waiting -= 1;
      if (!socket.destroyed) answer(request, response);
    });
    line.last = response;
  };
}
