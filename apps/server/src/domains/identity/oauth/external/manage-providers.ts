import { identityProviders, type Static } from '@stoa/contract';
import type { IdentityProvider } from '@stoa/contract/stoa/identity-providers';
import type { Context } from '../../../../context.ts';
import { isUniqueViolation, readSite, withSite } from '../../../../platform/db/index.ts';
import { invalid, type Refusal, refuse } from '../../../../platform/refusal.ts';
import { serve, type UseCase } from '../../../../use-case.ts';
import {
  deleteProvider,
  findProvider,
  insertProvider,
  listProviders,
  type Provider,
  secretScope,
  updateProvider,
} from './providers.store.ts';

const MOST_PROVIDERS = 20;
const DEFAULT_SCOPES = ['email', 'profile'];

/** The address to which providers send people back. */
export const callbackUrlOf = ({ addresses }: Pick<Context, 'addresses'>): string => `${addresses.site}/_oauth/callback`;

type Wire = Static<typeof IdentityProvider>;

/** The secret is never returned; staff can only replace it. */
function viewProvider(ctx: Context, { clientSecret: _, ...provider }: Provider): Wire {
  return { ...provider, callbackUrl: callbackUrlOf(ctx) };
}

const createIdentityProvider: UseCase<typeof identityProviders.createIdentityProvider> = async (
  ctx,
  { identityProvider: sent },
) => {
  const refused = refuseIssuer(sent.issuer);
  if (refused) return refused;
  const now = ctx.now().toISOString();
  const id = sent.id ?? ctx.newId();
  const { name, issuer, clientId, scopes = DEFAULT_SCOPES, enabled = true } = sent;
  const clientSecret = encrypted(ctx, id, sent.clientSecret);
  const provider: Provider = {
    id,
    name,
    issuer,
    clientId,
    clientSecret,
    scopes,
    enabled,
    createdDate: now,
    updatedDate: now,
  };
  try {
    return await withSite(ctx, async (tx) => {
      if ((await listProviders(tx)).length >= MOST_PROVIDERS) return refuse('TOO_MANY_IDENTITY_PROVIDERS');
      await insertProvider(tx, provider);
      ctx.cache.changed(tx);
      return { identityProvider: viewProvider(ctx, provider) };
    });
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('IDENTITY_PROVIDER_ALREADY_EXISTS');
    throw error;
  }
};

const updateIdentityProvider: UseCase<typeof identityProviders.updateIdentityProvider> = async (
  ctx,
  { identityProvider: sent },
) => {
  const refused = sent.issuer === undefined ? null : refuseIssuer(sent.issuer);
  if (refused) return refused;
  return withSite(ctx, async (tx) => {
    const known = await findProvider(tx, sent.id, { lock: true });
    if (!known) return refuse('IDENTITY_PROVIDER_NOT_FOUND');
    // an issuer could use the account ids of another, so that connections must not carry over
    if (sent.issuer !== undefined && sent.issuer !== known.issuer) return issuerStays;
    const clientSecret =
      sent.clientSecret === undefined ? known.clientSecret : encrypted(ctx, known.id, sent.clientSecret);
    const changed: Provider = {
      ...known,
      name: sent.name ?? known.name,
      clientId: sent.clientId ?? known.clientId,
      scopes: sent.scopes ?? known.scopes,
      enabled: sent.enabled ?? known.enabled,
      clientSecret,
      updatedDate: ctx.now().toISOString(),
    };
    await updateProvider(tx, changed);
    ctx.cache.changed(tx);
    return { identityProvider: viewProvider(ctx, changed) };
  });
};

const encrypted = ({ secretBox }: Context, id: string, secret: string | null | undefined): Buffer | null =>
  secret ? secretBox.encrypt(secret, secretScope(id)) : null;

/** Plain HTTP only for the local machine, for tests and development. */
function refuseIssuer(issuer: string): Refusal | null {
  const url = URL.canParse(issuer) ? new URL(issuer) : null;
  const isOwnMachine = url !== null && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (
    url &&
    !url.username &&
    !url.password &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && isOwnMachine))
  )
    return null;
  return invalid({
    field: 'identityProvider.issuer',
    description: 'must be an https address',
    violatedRule: 'FORMAT',
  });
}

const issuerStays = invalid({
  field: 'identityProvider.issuer',
  description: 'cannot be changed: create another provider',
  violatedRule: 'FIELD_NOT_ALLOWED',
});

export const providerOperations = serve(identityProviders, {
  listIdentityProviders: async (ctx) => ({
    identityProviders: (await readSite(ctx, listProviders)).map((provider) => viewProvider(ctx, provider)),
  }),
  listLoginProviders: async (ctx) => ({
    loginProviders: (await readSite(ctx, listProviders))
      .filter(({ enabled }) => enabled)
      .map(({ id, name }) => ({ id, name })),
  }),
  createIdentityProvider,
  updateIdentityProvider,
  deleteIdentityProvider: (ctx, { identityProviderId }) =>
    withSite(ctx, async (tx) => {
      // login pages list the providers
      ctx.cache.changed(tx);
      return (await deleteProvider(tx, identityProviderId)) ? {} : refuse('IDENTITY_PROVIDER_NOT_FOUND');
    }),
});
