import { checkouts, type Request, redirects } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asPlatform, type Database } from '../../platform/db/index.ts';
import { findAuthorizeRequest, isAllowedAddress } from '../identity/index.ts';
import { createRedirectSession } from './create-redirect-session.ts';
import { openRedirectSession } from './index.ts';

const MISSING = '00000000-0000-4000-8000-000000000000';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openShop(database);
});
afterAll(() => database?.close());

const secretOf = (fullUrl: string | undefined) => new URL(fullUrl ?? '').pathname.split('/').at(-1) ?? '';
const open = (fullUrl: string | undefined) =>
  openRedirectSession(database, { siteId: shop.site.id, secret: secretOf(fullUrl), now: shop.clock.now });

async function visitorWithCheckout() {
  const visitor = shop.visitor();
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const { checkout } = expectAnswer(
    await visitor.call(checkouts.createCheckout, { lineItems: [mug.line(1)], channelType: 'WEB' }),
  );
  return { visitor, checkoutId: checkout?.id };
}

test('a visitor reaches their checkout as themselves, once', async () => {
  const { visitor, checkoutId } = await visitorWithCheckout();
  const callbacks = { postFlowUrl: 'http://localhost:4321/cart', thankYouPageUrl: 'http://localhost:4321/thanks' };
  const request = {
    ecomCheckout: { checkoutId },
    callbacks,
    preferences: { additionalQueryParameters: { lang: 'de' } },
  };
  const { redirectSession } = expectAnswer(await visitor.call(redirects.createRedirectSession, request));
  expect(redirectSession?.fullUrl).toMatch(`${visitor.ctx.addresses.site}/_redirect/`);
  expect(redirectSession?.urlDetails).toEqual({ endpoint: redirectSession?.fullUrl, searchParams: {} });
  expect(await open(redirectSession?.fullUrl)).toEqual({
    intent: 'ecomCheckout',
    identity: visitor.ctx.caller,
    location: `${visitor.ctx.addresses.site}/checkout/${checkoutId}?lang=de`,
    returnAddresses: callbacks,
  });
  expect(await open(redirectSession?.fullUrl)).toBeNull();
});

test('an address expires after ten minutes', async () => {
  const { visitor, checkoutId } = await visitorWithCheckout();
  const { redirectSession } = expectAnswer(
    await visitor.call(redirects.createRedirectSession, { ecomCheckout: { checkoutId } }),
  );
  const later = new Date(shop.clock.now.getTime() + 10 * 60_000);
  expect(
    await openRedirectSession(database, {
      siteId: shop.site.id,
      secret: secretOf(redirectSession?.fullUrl),
      now: later,
    }),
  ).toBeNull();
});

test("nobody reaches someone else's checkout", async () => {
  const { checkoutId } = await visitorWithCheckout();
  const answer = await shop.visitor().call(redirects.createRedirectSession, { ecomCheckout: { checkoutId } });
  expect(answer).toMatchObject({ code: 'CHECKOUT_NOT_FOUND' });
});

test('a return address must be registered', async () => {
  const { visitor, checkoutId } = await visitorWithCheckout();
  const callbacks = { postFlowUrl: 'https://evil.example/' };
  expect(
    await visitor.call(redirects.createRedirectSession, { ecomCheckout: { checkoutId }, callbacks }),
  ).toMatchObject({
    code: 'REDIRECT_DOMAIN_NOT_ALLOWED',
    data: { url: 'https://evil.example/' },
  });
});

test.each([
  ['https://shop.example/a/b?c', true],
  ['https://shop.example:8443/', false],
  ['http://shop.example/', false],
  ['https://sub.shop.example/', false],
  ['https://shop.example@evil.example/', false],
  ['https://user@shop.example/', false],
  ['http://plain.example:8080/x', true],
  ['https://plain.example:8080/x', false],
  ['http://localhost:3000/', true],
  ['http://demo.localhost:4100/cart', true],
  ['javascript:alert(1)', false],
  ['/cart', false],
])('%s', (address, allowed) => {
  const domains = ['shop.example', 'http://plain.example:8080', 'localhost'];
  expect(isAllowedAddress(address, { domains, site: 'http://demo.localhost:4100' })).toBe(allowed);
});

test('other purposes', async () => {
  const visitor = shop.visitor();
  const create = async (request: object) => visitor.call(redirects.createRedirectSession, request);
  const product = expectAnswer(
    await create({ storesProduct: { productSlug: 'a mug' }, preferences: { maintainIdentity: false } }),
  );
  expect(await open(product.redirectSession?.fullUrl)).toMatchObject({
    intent: 'storesProduct',
    identity: null,
    location: `${visitor.ctx.addresses.site}/product-page/a%20mug`,
  });
  const logout = expectAnswer(
    await create({ logout: { clientId: shop.site.clientId }, callbacks: { postFlowUrl: 'http://localhost:3000/' } }),
  );
  expect(await open(logout.redirectSession?.fullUrl)).toMatchObject({
    intent: 'logout',
    identity: null,
    location: 'http://localhost:3000/',
  });
  const login = expectAnswer(await create({ login: {}, callbacks: { postFlowUrl: 'http://localhost:3000/' } }));
  expect(await open(login.redirectSession?.fullUrl)).toMatchObject({
    intent: 'login',
    identity: visitor.ctx.caller,
    location: `${visitor.ctx.addresses.site}/account/login?returnTo=%2F_return`,
    returnAddresses: { postFlowUrl: 'http://localhost:3000/' },
  });
  expect(await create({ logout: { clientId: MISSING } })).toMatchObject({ code: 'INVALID_CLIENT' });
  expect(await create({})).toMatchObject({ violations: [{ violatedRule: 'REQUIRED_ONE_OF_FIELD' }] });
});

test.each(['bookingsCheckout', 'bookingsBook', 'eventsCheckout', 'paidPlansCheckout', 'ecomOrderPaymentRequest'])(
  'there is no page for %s',
  async (section) => {
    const before = await shop.rows('redirect_sessions');
    expect(await shop.visitor().call(redirects.createRedirectSession, { [section]: {} })).toMatchObject({
      code: 'REDIRECT_INTENT_NOT_SUPPORTED',
      data: { intent: section },
    });
    expect(await shop.rows('redirect_sessions')).toEqual(before);
  },
);

test('without a return address, visitors come back to the page they left', async () => {
  const create = (request: object) => shop.visitor().call(redirects.createRedirectSession, { login: {}, ...request });
  const { redirectSession } = expectAnswer(await create({ origin: 'http://localhost:5000/start' }));
  expect(await open(redirectSession?.fullUrl)).toMatchObject({
    returnAddresses: { postFlowUrl: 'http://localhost:5000/start' },
  });
  expect(await create({ origin: 'https://evil.example/' })).toMatchObject({ code: 'REDIRECT_DOMAIN_NOT_ALLOWED' });
});

test("a front end's own login page is used, unless the session names another", async () => {
  const { clientId } = shop.site;
  await asPlatform('a front end has a page to log in on', database, async (tx) => {
    await sql`update oauth_clients set login_url = 'https://members.example/' where id = ${clientId}`.execute(tx.db);
  });
  const visitor = shop.as({ kind: 'visitor', id: MISSING, clientId });
  const addressesOf = async (request: Request<typeof redirects.createRedirectSession>) => {
    const answer = expectAnswer(await visitor.call(redirects.createRedirectSession, request));
    return (await open(answer.redirectSession?.fullUrl))?.returnAddresses;
  };
  expect(await addressesOf({ login: {} })).toEqual({ loginUrl: 'https://members.example/' });
  const callbacks = { loginUrl: 'http://localhost:4321/login' };
  expect(await addressesOf({ login: {}, callbacks })).toEqual(callbacks);
});

test('nobody is sent to a closed site, where a front end wants to know', async () => {
  const visitor = shop.visitor();
  const request = { login: {}, preferences: { checkIfPublish: true } };
  const closed = { ...visitor.ctx, site: { ...visitor.ctx.site, state: 'DISABLED' as const } };
  expect(await createRedirectSession(closed, request)).toMatchObject({ code: 'SITE_NOT_PUBLISHED' });
  expectAnswer(await visitor.call(redirects.createRedirectSession, request));
});

test('a login for the front end is stored at the authorization endpoint', async () => {
  const visitor = shop.visitor();
  const authRequest = {
    clientId: shop.site.clientId,
    responseType: 'code',
    state: 'state',
    codeChallenge: 'c'.repeat(43),
    codeChallengeMethod: 'S256',
    responseMode: 'query',
    redirectUri: 'http://localhost:3000/callback',
    sessionToken: 'of nobody',
  };
  const answer = expectAnswer(
    await visitor.call(redirects.createRedirectSession, { auth: { authRequest, prompt: 'none' } }),
  );
  const { fullUrl = '', urlDetails, sessionToken } = answer.redirectSession ?? {};
  const url = new URL(fullUrl);
  expect(`${url.origin}${url.pathname}`).toBe(`${visitor.ctx.addresses.site}/oauth2/authorize`);
  expect(urlDetails).toEqual({
    endpoint: `${visitor.ctx.addresses.site}/oauth2/authorize`,
    searchParams: { client_id: shop.site.clientId, request_uri: expect.stringContaining(String(sessionToken)) },
  });
  const found = await findAuthorizeRequest(visitor.ctx, url.searchParams.get('request_uri') ?? '');
  expect(found?.request).toMatchObject({
    prompt: 'none',
    state: 'state',
    sessionId: '00000000-0000-0000-0000-000000000000',
    visitorId: 'id' in visitor.ctx.caller ? visitor.ctx.caller.id : undefined,
  });
  expect(await shop.events()).toContain('wix.headless.v1.redirect_session_created');
  expect(await visitor.call(redirects.createRedirectSession, { auth: { authRequest: {} } })).toMatchObject({
    violations: [
      { field: 'auth.authRequest.clientId' },
      { field: 'auth.authRequest.responseType' },
      { field: 'auth.authRequest.state' },
    ],
  });
});
