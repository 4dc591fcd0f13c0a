import type { Request, recovery } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { findClient, isAllowedAddress } from '../../identity/index.ts';

export type Redirect = NonNullable<Request<typeof recovery.sendRecoveryEmail>['redirect']>;

/** The page of the site for setting new passwords. */
export const recoveryPage =
  ({ addresses }: Pick<Context, 'addresses'>) =>
  (token: string): string =>
    `${addresses.pages}/account/recover?token=${encodeURIComponent(token)}`;

/**
 * Refuses an address to continue to after a recovery, unless the client registered it or its domain. Without a client's
 * id, the site's own client counts.
 */
export async function refuseForeignRedirect(ctx: Context, redirect: Redirect | undefined): Promise<Refusal | null> {
  if (!redirect?.url) return null;
  const client = await findClient(ctx.database, redirect.clientId ?? ctx.site.clientId);
  const own = client?.siteId === ctx.siteId ? client : null;
  const isAllowed =
    own?.redirectUris.includes(redirect.url) ||
    // without a client of the site, only its own pages are allowed
    ((own !== null || !redirect.clientId) &&
      isAllowedAddress(redirect.url, { domains: own?.redirectDomains ?? [], site: ctx.addresses.site }));
  return isAllowed ? null : refuse('REDIRECT_DOMAIN_NOT_ALLOWED', { url: redirect.url });
}
