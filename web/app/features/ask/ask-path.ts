/** The page that answers from our texts, without language. */
export const ASK_PATH = "/lab/ask";
