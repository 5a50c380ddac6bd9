/** The tokens that the site itself takes for over, where the provider cannot end them. */
export interface EndedTokens {
  end: (token: string) => Promise<void>;
  has: (token: string) => Promise<boolean>;
}

/** Where the provider ends tokens itself. */
export const NO_ENDED_TOKENS: EndedTokens = { end: async () => undefined, has: async () => false };
