import { GraphQLError, Lexer, Source, syntaxError, type Token, TokenKind } from "graphql";

const OPENING = new Set<TokenKind>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const CLOSING = new Set<TokenKind>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/**
 * A syntax error where the brackets of a query text are nested deeper than `limit`, else null. The parser calls itself for
 * each of them, and would overflow. What else is wrong is left for the parser to tell, also more tokens than `maxTokens`.
 */
export function findTooManyBrackets(query: string, limit: number, maxTokens: number): GraphQLError | null {
  const source = new Source(query);
  const lexer = new Lexer(source);
  let depth = 0;
  for (let tokens = 0; tokens <= maxTokens; tokens += 1) {
    const token = readToken(lexer);
    if (!token || token.kind === TokenKind.EOF) return null;
    if (CLOSING.has(token.kind)) depth -= 1;
    if (!OPENING.has(token.kind)) continue;
    depth += 1;
    if (depth > limit) return syntaxError(source, token.start, `Expected at most ${limit} brackets inside each other.`);
  }
  return null;
}

/** Null where the text is no token. */
function readToken(lexer: Lexer): Token | null {
  try {
    return lexer.advance();
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}
