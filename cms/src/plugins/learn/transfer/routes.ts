const route = (method: string, path: string, action: string) => ({
  method,
  path: `/transfer/${path}`,
  handler: `transfer.${action}`,
  config: { policies: [] },
});

/** Below `/api/learn`, for tokens that are allowed to; `npm run content:push` and `content:pull` ask them. */
export const routes = {
  "content-api": {
    type: "content-api",
    routes: [
      route("GET", "files", "list"),
      route("GET", "entries", "read"),
      route("POST", "entries", "write"),
      route("POST", "removals", "remove"),
      route("POST", "files", "keep"),
      route("POST", "forgotten", "forget"),
      route("POST", "answers", "writeAnswers"),
    ],
  },
};
