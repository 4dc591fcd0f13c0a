import { EMPTY_TOKENS, type TokenStorage, type Tokens } from '../tokens.ts';

/**
 * Keeps tokens in the browser's local storage. Scripts of the page can read them: use it only on pages whose scripts
 * you trust.
 */
export function browserStorage(key = 'stoa.tokens'): TokenStorage {
  return {
    getTokens: () => readTokens(localStorage.getItem(key)),
    setTokens: (tokens) => localStorage.setItem(key, JSON.stringify(tokens)),
  };
}

function readTokens(text: string | null): Tokens {
  try {
    const tokens = JSON.parse(text ?? '') as Partial<Tokens> | null;
    if (tokens?.accessToken && tokens.refreshToken)
      return { accessToken: tokens.accessToken, refreshToken: tokens.refreshToken };
  } catch {
    // a foreign text under our key, or none: start anew
  }
  return EMPTY_TOKENS;
}
