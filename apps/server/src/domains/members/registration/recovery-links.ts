import type { Request, recovery } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { findClient, isAllowedAddress } from '../../identity/index.ts';

export type Redirect = NonNullable<Request<typeof recovery.sendRecoveryEmail>['redirect']>;

/** The page of the site on which new passwords are set. */
export const recoveryPage =
  ({ addresses }: Pick<Context, 'addresses'>) =>
  (token: string): string =>
    `${addresses.site}/account/recover?token=${encodeURIComponent(token)}`;

/**
 * Refuses an address to go on to after a recovery unless it is one that the client registered, or on one of its domains.
 * Without a client's id the site's own client counts.
 */
export async function refuseForeignRedirect(ctx: Context, redirect: Redirect | undefined): Promise<Refusal | null> {
  if (!redirect?.url) return null;
  const client = await findClient(ctx.database, redirect.clientId ?? ctx.site.clientId);
  const own = client?.siteId === ctx.siteId ? client : null;
  const isAllowed =
    own?.redirectUris.includes(redirect.url) ||
    // without a client of the site there are its own pages alone
    ((own !== null || !redirect.clientId) &&
      isAllowedAddress(redirect.url, { domains: own?.redirectDomains ?? [], site: ctx.addresses.site }));
  return isAllowed ? null : refuse('REDIRECT_DOMAIN_NOT_ALLOWED', { url: redirect.url });
}
