import type { ReadMessage } from "../read-message.ts";
import { answerRequest } from "./answer-request.ts";
import { saveReadPage } from "./save-read-page.ts";

// A file of its own at the root of the site (`service-worker-file.ts`). It saves what a page says is being read, and answers from what is
// saved where the network does not. Nothing in it depends on a build, so a newer one may take over at any time.

interface LateEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface AskEvent extends LateEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<unknown>;
  respondWith(answer: Promise<Response>): void;
}

interface TellEvent extends LateEvent {
  readonly data: ReadMessage;
}

/** What is used of a `ServiceWorkerGlobalScope`, whose types cannot stand beside those of pages. */
interface Worker extends EventTarget {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly registration: Pick<ServiceWorkerRegistration, "navigationPreload">;
}

const worker = globalThis as unknown as Worker;
const around = {
  caches,
  fetch: (request: RequestInfo | URL, how?: RequestInit) => fetch(request, how),
  now: Date.now,
  wait: (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
};

worker.addEventListener("install", (event) => (event as LateEvent).waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => (event as LateEvent).waitUntil(takeOver()));
worker.addEventListener("fetch", (event) => {
  const { request, preloadResponse } = event as AskEvent;
  const answer = answerRequest(request, location.origin, around, preloadResponse);
  if (answer) (event as AskEvent).respondWith(answer);
});
worker.addEventListener("message", (event) => {
  const { data } = event as TellEvent;
  // A browser that saves nothing, a full device, or no network: the page is read all the same.
  (event as TellEvent).waitUntil(saveReadPage(around, data).catch(() => undefined));
});

async function takeOver(): Promise<void> {
  // Documents are asked for while the worker starts. Not every browser can.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}
