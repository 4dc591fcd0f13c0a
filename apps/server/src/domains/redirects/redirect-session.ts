import type { Caller } from '../../caller.ts';

/** What a redirect address stands for. */
export type RedirectSession = {
  intent: 'ecomCheckout' | 'storesProduct' | 'logout';
  /** Who goes on as themselves on the site's pages; null: whoever opens the address stays who they are. */
  identity: Extract<Caller, { kind: 'visitor' | 'member' }> | null;
  /** Where the address leads. */
  location: string;
  /** Where the site's pages may send the visitor back to, by the names that clients give them. All were checked. */
  returnAddresses: Record<string, string>;
};
