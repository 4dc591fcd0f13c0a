import type { Identity } from '../identity/index.ts';

/** What a redirect address stands for. */
export type RedirectSession = {
  intent: 'ecomCheckout' | 'storesProduct' | 'login' | 'logout';
  /**
   * Who goes on as themselves on the site's pages, a member on their session; of a logout, whose session ends. Null:
   * whoever opens the address stays who they are.
   */
  identity: Exclude<Identity, { kind: 'app' }> | null;
  /** Where the address leads. */
  location: string;
  /** Where the site's pages may send the visitor back to, by the names that clients give them. All were checked. */
  returnAddresses: Record<string, string>;
};
