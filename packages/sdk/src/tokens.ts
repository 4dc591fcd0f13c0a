/** The identity behind the tokens: none yet, a visitor, or a logged-in member. */
export type TokenRole = 'none' | 'visitor' | 'member';
export type Tokens = {
  /** `expiresAt` is in seconds since 1970. */
  accessToken: { value: string; expiresAt: number };
  refreshToken: { value: string; role: TokenRole };
};
/** A place for tokens: memory, a cookie, local storage. The refresh token is the visitor: keep it to keep the cart. */
export type TokenStorage = { getTokens(): Tokens; setTokens(tokens: Tokens): void };

export const EMPTY_TOKENS: Tokens = {
  accessToken: { value: '', expiresAt: 0 },
  refreshToken: { value: '', role: 'none' },
};

/** Keeps tokens for as long as the program runs. */
export function memoryStorage(initial: Tokens = EMPTY_TOKENS): TokenStorage {
  let kept = initial;
  return {
    getTokens: () => kept,
    setTokens: (tokens) => {
      kept = tokens;
    },
  };
}
