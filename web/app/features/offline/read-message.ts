/** What a page tells the service worker about itself, to have it saved. */
export interface ReadMessage {
  /** Path and query of the page, and of the list of what is saved, in the page's language. */
  address: string;
  list: string;
  build: string;
  visitorId: string;
  /** The page shown is itself a copy: it says nothing of who is signed in. */
  isCopy: boolean;
  /** The files of the build that it has loaded, and those that have to be there without a network. */
  files: readonly string[];
  ask: Pick<RequestInit, "cache" | "credentials">;
}
