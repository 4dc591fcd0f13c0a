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
import type { ExternalAccount, OpenId } from './openid.ts';
import { findConnected, findProvider, insertConnection, type Provider } from './providers.store.ts';

const LIFETIME_MS = 15 * 60_000;

/** Makes a member of somebody who came by an account elsewhere, and has none here. */
export type RegisterExternal = (
  ctx: Context,
  tx: Tx,
  account: { email: string; emailVerified: boolean; profile: Profile },
) => Promise<Identity | Refusal>;

/** Begins a login by an account elsewhere: where to send the browser, and the secret that it has to bring back. */
export async function startExternalLogin(
  openId: OpenId,
  ctx: Context,
  { providerId, returnTo }: { providerId: string; returnTo: string },
): Promise<{ location: string; secret: string } | Refusal> {
  const provider = isGuid(providerId) ? await readSite(ctx, (tx) => findProvider(tx, providerId)) : null;
  if (!provider?.enabled) return refuse('IDENTITY_PROVIDER_NOT_FOUND');
  const [secret, now] = [newSecret(), ctx.now()];
  const url = await openId.startUrl(provider, { secret, callbackUrl: callbackUrlOf(ctx) }).catch((error: unknown) => {
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

/** Who came back, and where they wanted to go; once. `currentUrl` is the address that the provider sent them to. */
export async function finishExternalLogin(
  { openId, registerExternal }: { openId: OpenId; registerExternal: RegisterExternal },
  ctx: Context,
  { secret, currentUrl }: { secret: string; currentUrl: URL },
): Promise<{ outcome: LoginOutcome | Refusal; returnTo: string } | Refusal> {
  const used = await withSite(ctx, (tx) => useChallenge(tx, ctx.siteId, 'EXTERNAL_LOGIN', { secret, now: ctx.now() }));
  if (!used) return refuse('LOGIN_EXPIRED');
  const { providerId, returnTo } = used.data as { providerId: string; returnTo: string };
  const provider = await readSite(ctx, (tx) => findProvider(tx, providerId));
  if (!provider?.enabled) return refuse('IDENTITY_PROVIDER_NOT_FOUND');
  const account = await openId.account(provider, { secret, currentUrl }).catch((error: unknown) => {
    ctx.log.warn({ err: error, provider: provider.id }, 'an identity provider vouched for nobody');
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
    // the same person in two windows: in one of them they are known by now
    if (isUniqueViolation(error)) return once();
    throw error;
  }
}

/**
 * The member of an account elsewhere: the one who came with it before; or the one with its e-mail address, where both
 * sides have made sure that it is theirs; or a new one.
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
