/** What a resolver is told of who asks. The policy `is-signed-in` sees to it that there is a user. */
export interface AskedContext {
  state: { user: { id: number } };
  koaContext: { request: { path: string } };
}
