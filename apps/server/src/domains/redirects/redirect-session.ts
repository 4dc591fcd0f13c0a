import type { Identity } from '../identity/index.ts';

/** The contents of a redirect address. */
export type RedirectSession = {
  intent: 'ecomCheckout' | 'storesProduct' | 'login' | 'logout';
  /**
   * The visitor or member (with their session) to be on the site's pages; for a logout, whose session ends. Null leaves
   * the browser's identity unchanged.
   */
  identity: Exclude<Identity, { kind: 'app' }> | null;
  /** The destination. */
  location: string;
  /** The addresses that the site's pages may return the visitor to, by clients' names. All are checked. */
  returnAddresses: Record<string, string>;
};
