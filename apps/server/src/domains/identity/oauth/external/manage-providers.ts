import { identityProviders, type Request, type Static } from '@stoa/contract';
import type { IdentityProvider } from '@stoa/contract/stoa/identity-providers';
import type { Context } from '../../../../context.ts';
import { isUniqueViolation, readSite, withSite } from '../../../../platform/db/index.ts';
import { invalid, type Refusal, refuse } from '../../../../platform/refusal.ts';
import { serve } from '../../../../use-case.ts';
import {
  deleteProvider,
  findProvider,
  insertProvider,
  listProviders,
  type Provider,
  updateProvider,
} from './providers.store.ts';

const MOST_PROVIDERS = 20;
const DEFAULT_SCOPES = ['email', 'profile'];

/** Where providers send people back to. */
export const callbackUrlOf = ({ addresses }: Pick<Context, 'addresses'>): string => `${addresses.site}/_oauth/callback`;
/** What secrets of a provider are encrypted for. */
export const secretScope = (id: string): string => `identity provider ${id}`;

type Wire = Static<typeof IdentityProvider>;

/** The secret is never answered: who may manage providers may replace it. */
function toWire(ctx: Context, { clientSecret: _, ...provider }: Provider): Wire {
  return { ...provider, callbackUrl: callbackUrlOf(ctx) };
}

export const providerOperations = serve(identityProviders, {
  listIdentityProviders: async (ctx) => ({
    identityProviders: (await readSite(ctx, listProviders)).map((provider) => toWire(ctx, provider)),
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
      // login pages show what there is
      ctx.cache.changed(tx);
      return (await deleteProvider(tx, identityProviderId)) ? {} : refuse('IDENTITY_PROVIDER_NOT_FOUND');
    }),
});

type Creation = Request<typeof identityProviders.createIdentityProvider>;

async function createIdentityProvider(
  ctx: Context,
  { identityProvider: sent }: Creation,
): Promise<{ identityProvider: Wire } | Refusal> {
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
      return { identityProvider: toWire(ctx, provider) };
    });
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('IDENTITY_PROVIDER_ALREADY_EXISTS');
    throw error;
  }
}

async function updateIdentityProvider(
  ctx: Context,
  { identityProvider: sent }: Request<typeof identityProviders.updateIdentityProvider>,
): Promise<{ identityProvider: Wire } | Refusal> {
  const refused = sent.issuer === undefined ? null : refuseIssuer(sent.issuer);
  if (refused) return refused;
  return withSite(ctx, async (tx) => {
    const known = await findProvider(tx, sent.id, { lock: true });
    if (!known) return refuse('IDENTITY_PROVIDER_NOT_FOUND');
    // accounts of one issuer are nobody's at another, who could name the same ids
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
    return { identityProvider: toWire(ctx, changed) };
  });
}

const encrypted = ({ secretBox }: Context, id: string, secret: string | null | undefined): Buffer | null =>
  secret ? secretBox.encrypt(secret, secretScope(id)) : null;

/** Plain HTTP is for the own machine, as tests and development have it. */
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
