import type { Context } from '../../../../context.ts';
import { isUniqueViolation, readSite, type Tx, withSite } from '../../../../platform/db/index.ts';
import { isGuid } from '../../../../platform/ids.ts';
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts';
import { insertChallenge, useChallenge } from '../../challenges.store.ts';
import { finishLogin, type LoginOutcome } from '../../finish-login.ts';
import { type Identity, lockIdentity, lockIdentityByEmail } from '../../identities.store.ts';
import type { Profile } from '../../profile.ts';
import { newSecret } from '../../secrets.ts';
import { callbackUrlOf } from './manage-providers.ts';
import type { ExternalAccount } from './openid.ts';
import { findConnected, findProvider, insertConnection, type Provider } from './providers.store.ts';

const LIFETIME_MS = 15 * 60_000;

/** Creates a member for a person with an external account and none here. */
export type RegisterExternal = (
  ctx: Context,
  tx: Tx,
  account: { email: string; emailVerified: boolean; profile: Profile },
) => Promise<Identity | Refusal>;

/**
 * Begins a login with an external account: returns the address for the browser, and the secret that it must bring back.
 */
export async function startExternalLogin(
  ctx: Context,
  { providerId, returnTo }: { providerId: string; returnTo: string },
): Promise<{ location: string; secret: string } | Refusal> {
  const provider = isGuid(providerId) ? await readSite(ctx, (tx) => findProvider(tx, providerId)) : null;
  if (!provider?.enabled) return refuse('IDENTITY_PROVIDER_NOT_FOUND');
  const [secret, now] = [newSecret(), ctx.now()];
  const url = await ctx.openId
    .startUrl(provider, { secret, callbackUrl: callbackUrlOf(ctx) })
    .catch((error: unknown) => {
      ctx.log.warn({ err: error, provider: provider.id }, 'an identity provider could not be reached');
      return null;
    });
  if (!url) return refuse('IDENTITY_PROVIDER_NOT_REACHABLE');
  const challenge = {
    purpose: 'EXTERNAL_LOGIN' as const,
    identityId: null,
    data: { providerId: provider.id, returnTo },
  };
  const expires = new Date(now.getTime() + LIFETIME_MS);
  await withSite(ctx, (tx) => insertChallenge(tx, ctx.siteId, challenge, { secret, now, expires }));
  return { location: url.href, secret };
}

/** The person who came back and their destination, once. `currentUrl` is the address that the provider sent them to. */
export async function finishExternalLogin(
  ctx: Context,
  { secret, currentUrl }: { secret: string; currentUrl: URL },
  registerExternal: RegisterExternal,
): Promise<{ outcome: LoginOutcome | Refusal; returnTo: string } | Refusal> {
  const used = await withSite(ctx, (tx) => useChallenge(tx, ctx.siteId, 'EXTERNAL_LOGIN', { secret, now: ctx.now() }));
  if (!used) return refuse('LOGIN_EXPIRED');
  const { providerId, returnTo } = used.data as { providerId: string; returnTo: string };
  const provider = await readSite(ctx, (tx) => findProvider(tx, providerId));
  if (!provider?.enabled) return refuse('IDENTITY_PROVIDER_NOT_FOUND');
  const account = await ctx.openId.account(provider, { secret, currentUrl }).catch((error: unknown) => {
    ctx.log.warn({ err: error, provider: provider.id }, 'an identity provider confirmed nobody');
    return null;
  });
  if (!account) return { outcome: refuse('EXTERNAL_LOGIN_FAILED'), returnTo };
  return { outcome: await logInAs(ctx, { provider, account, registerExternal }), returnTo };
}

type Arrival = { provider: Provider; account: ExternalAccount; registerExternal: RegisterExternal };

async function logInAs(ctx: Context, arrival: Arrival): Promise<LoginOutcome | Refusal> {
  const once = () =>
    withSite(ctx, async (tx): Promise<LoginOutcome | Refusal> => {
      const identity = await identityOf(ctx, tx, arrival);
      return isRefusal(identity) ? identity : finishLogin(ctx, tx, identity, { methods: ['IDP'] });
    });
  try {
    return await once();
  } catch (error) {
    // the same person in two windows: one of them was faster
    if (isUniqueViolation(error)) return once();
    throw error;
  }
}

/**
 * The member of an external account: the one connected with it; or the one with its e-mail address, where both sides
 * have verified it; or a new one.
 */
async function identityOf(
  ctx: Context,
  tx: Tx,
  { provider, account, registerExternal }: Arrival,
): Promise<Identity | Refusal> {
  const { externalId, email, emailVerified, firstName, lastName, picture } = account;
  const connected = await findConnected(tx, provider.id, externalId);
  const known = connected && (await lockIdentity(tx, ctx.siteId, connected));
  if (known) return known;
  if (!email) return refuse('EXTERNAL_EMAIL_REQUIRED');
  const owner = await lockIdentityByEmail(tx, ctx.siteId, email);
  if (owner && !(owner.emailVerified && emailVerified)) return refuse('EXTERNAL_EMAIL_TAKEN');
  const identity =
    owner ?? (await registerExternal(ctx, tx, { email, emailVerified, profile: { firstName, lastName, picture } }));
  if (isRefusal(identity)) return identity;
  await insertConnection(tx, { providerId: provider.id, externalId, identityId: identity.id, now: ctx.now() });
  return identity;
}
