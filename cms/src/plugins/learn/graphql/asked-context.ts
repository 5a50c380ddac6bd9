/** What a resolver is told of who asks. The policy `is-signed-in` sees to it that there is a user. */
export interface AskedContext {
  state: { user: { id: number } };
  koaContext: {
    request: { path: string; ip: string };
    /** Where counting stands, in seconds since 1970. */
    state: { rateLimit?: { reset: number } };
    set: (header: string, value: string) => void;
  };
}
