import type { Request, redirects } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { createCheckoutFromCart, findCheckout, visibleOrRefused } from '../checkout/index.ts';
import { findClient, isAllowedAddress, newSecret } from '../identity/index.ts';
import { announceRedirect, createAuthorization } from './create-authorization.ts';
import type { RedirectSession } from './redirect-session.ts';
import { findRedirectDomains, insertRedirectSession } from './redirects.store.ts';

const LIFETIME_MS = 10 * 60_000;

type Sent = Request<typeof redirects.createRedirectSession>;

/** The purposes of a redirect; exactly one is named. */
const INTENTS = [
  'ecomCheckout',
  'storesProduct',
  'logout',
  'login',
  'auth',
  'bookingsCheckout',
  'bookingsBook',
  'eventsCheckout',
  'paidPlansCheckout',
  'ecomOrderPaymentRequest',
] as const satisfies readonly (keyof Sent)[];

/**
 * Creates an address of the site for a front end's visitor: it works once, for ten minutes, and carries the visitor's
 * identity. Return addresses must be on registered domains. A login for the front end itself goes to the authorization
 * endpoint instead, which makes its own checks.
 */
export const createRedirectSession: UseCase<typeof redirects.createRedirectSession> = async (ctx, request) => {
  const intents = INTENTS.filter((name) => request[name]);
  if (intents.length !== 1) return notOneIntent;
  const isPublished = ctx.site.state === 'ENABLED' || ctx.site.state === 'DEMO';
  if (request.preferences?.checkIfPublish && !isPublished) return refuse('SITE_NOT_PUBLISHED');
  const callbacks = returnAddressesOf(request);
  const refused = await refuseForeignAddresses(ctx, callbacks);
  if (refused) return refused;
  if (request.auth) return createAuthorization(ctx, request.auth);
  const target = await targetOf(ctx, request);
  if (isRefusal(target)) return target;
  const returnAddresses = { ...(await ownLoginPage(ctx)), ...callbacks };
  const session = { ...target, location: withParameters(target.location, request), returnAddresses };
  return { redirectSession: await saveSession(ctx, session) };
};

async function targetOf(ctx: Context, request: Sent): Promise<Omit<RedirectSession, 'returnAddresses'> | Refusal> {
  const { pages: site } = ctx.addresses;
  const { ecomCheckout, storesProduct, login, logout, preferences } = request;
  const identity = preferences?.maintainIdentity === false ? null : identityOf(ctx);
  if (ecomCheckout) {
    const { checkoutId = '' } = ecomCheckout;
    const checkout = await checkoutNamed(ctx, checkoutId);
    if (isRefusal(checkout)) return checkout;
    // the checkout belongs to its owner: nobody else could complete it, so the identity always goes along
    return { intent: 'ecomCheckout', identity: identityOf(ctx), location: `${site}/checkout/${checkout.id}` };
  }
  if (storesProduct) {
    const { productSlug = '' } = storesProduct;
    return { intent: 'storesProduct', identity, location: `${site}/product-page/${encodeURIComponent(productSlug)}` };
  }
  if (login) return { intent: 'login', identity, location: `${site}/account/login?returnTo=%2F_return` };
  if (!logout) return refuse('REDIRECT_INTENT_NOT_SUPPORTED', { intent: INTENTS.find((name) => request[name]) });
  if (logout.clientId && (await findClient(ctx.database, logout.clientId))?.siteId !== ctx.siteId)
    return refuse('INVALID_CLIENT');
  const ending = ctx.caller.kind === 'member' ? identityOf(ctx) : null;
  return { intent: 'logout', identity: ending, location: returnAddressesOf(request).postFlowUrl ?? site };
}

/** A checkout by its id, or by that of its cart, which clients of the second generation know. */
async function checkoutNamed(ctx: Context, id: string): Promise<{ id: string } | Refusal> {
  const checkout = await readSite(ctx, async (tx) => visibleOrRefused(await findCheckout(tx, id), ctx.caller));
  if (!isRefusal(checkout) || !isGuid(id)) return checkout;
  const ofCart = await createCheckoutFromCart(ctx, { id }, { channelType: 'WEB' });
  if (!isRefusal(ofCart)) return { id: ofCart.checkoutId };
  const isNoCart = ofCart.refused === 'code' && ofCart.code === 'CART_NOT_FOUND';
  return isNoCart ? checkout : ofCart;
}

function identityOf({ caller }: Context): RedirectSession['identity'] {
  if (caller.kind === 'visitor') return { kind: 'visitor', id: caller.id };
  if (caller.kind === 'member') return { kind: 'member', id: caller.id, sessionId: caller.sessionId };
  return null;
}

/** The requesting front end's own login page, if staff registered one. */
async function ownLoginPage({ caller, database }: Context): Promise<{ loginUrl?: string }> {
  const clientId = caller.kind === 'visitor' || caller.kind === 'member' ? caller.clientId : undefined;
  const client = clientId ? await findClient(database, clientId) : null;
  return client?.loginUrl ? { loginUrl: client.loginUrl } : {};
}

/** Without a return address, visitors come back to the page they left. */
function returnAddressesOf({ callbacks = {}, origin }: Sent): Record<string, string> {
  const named = Object.entries(callbacks).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return { ...(origin && { postFlowUrl: origin }), ...Object.fromEntries(named) };
}

async function refuseForeignAddresses(ctx: Context, addresses: Record<string, string>): Promise<Refusal | null> {
  if (Object.keys(addresses).length === 0) return null;
  const domains = await findRedirectDomains(ctx.database, ctx.siteId);
  const foreign = Object.values(addresses).find(
    (address) => !isAllowedAddress(address, { domains, site: ctx.addresses.site }),
  );
  return foreign === undefined ? null : refuse('REDIRECT_DOMAIN_NOT_ALLOWED', { url: foreign });
}

/** Campaign parameters and the like, passed on to the site's pages. */
function withParameters(location: string, { logout, preferences }: Sent): string {
  const url = new URL(location);
  if (logout) return location;
  for (const [name, value] of Object.entries(preferences?.additionalQueryParameters ?? {}))
    url.searchParams.set(name, value);
  return url.href;
}

async function saveSession(ctx: Context, session: RedirectSession) {
  const [id, secret, now] = [ctx.newId(), newSecret(), ctx.now()];
  await withSite(ctx, async (tx) => {
    await insertRedirectSession(tx, { id, secret, session, now, expires: new Date(now.getTime() + LIFETIME_MS) });
    announceRedirect(tx, id);
  });
  const fullUrl = `${ctx.addresses.site}/_redirect/${secret}`;
  return { id, fullUrl, urlDetails: { endpoint: fullUrl, searchParams: {} }, sessionToken: secret };
}

const notOneIntent = invalid({
  field: '',
  description: `must name exactly one of ${INTENTS.join(', ')}`,
  violatedRule: 'REQUIRED_ONE_OF_FIELD',
});
