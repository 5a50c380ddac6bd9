interface Answer {
  response: { body: { singleResult?: { errors?: { extensions?: Record<string, unknown> }[] } } };
}

/** An unexpected error is told by its code alone: its text, which may hold paths and SQL, stays in the log. */
export const hideInternalErrors = {
  async requestDidStart() {
    return {
      async willSendResponse({ response }: Answer) {
        for (const { extensions } of response.body.singleResult?.errors ?? []) {
          if (extensions?.code === "INTERNAL_SERVER_ERROR") extensions.error = undefined;
        }
      },
    };
  },
};
