/** The question that a live connection (graphql-transport-ws) asks: told at once which content there is, and of each change. */
export const CONTENT_CHANGED = "subscription contentChanged { contentChanged { version } }";
