import { brands, categories, currentCart, sites, tokens } from '@stoa/contract';
import { NOW, openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { SignJWT, UnsecuredJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOf, SESSION_SECONDS } from '../../domains/identity/index.ts';
import { asPlatform } from '../../platform/db/index.ts';
import { SESSION_COOKIE, VISITOR_COOKIE } from './cookies.ts';

let shops: TwoShops;
beforeAll(async () => {
  shops = await openTwoShops();
});
afterAll(() => shops.stop());

const VISITOR = { kind: 'visitor' as const, id: '0190a000-0000-7000-8000-000000000001' };
const siteOf = (answer: { body: object }) => (answer.body as { site?: { id: string } }).site?.id;
const prefix = 'OauthNG.JWS.';

test('a token decides the site of a call, whatever the host', async () => {
  const token = await shops.one.visitorToken();
  const answer = await shops.send({ url: '/stoa/v1/site', token, headers: { host: shops.other.site.host } });
  expect(siteOf(answer)).toBe(shops.one.site.id);
});

test('without identity, the host decides', async () => {
  expect(siteOf(await shops.send({ url: '/stoa/v1/site', headers: { host: `${shops.other.site.host}:4100` } }))).toBe(
    shops.other.site.id,
  );
  expect((await shops.send({ url: '/stoa/v1/products', headers: { host: 'unknown.test' } })).status).toBe(404);
});

test('foreign, damaged and expired tokens are refused', async () => {
  const { id: siteId, clientId } = shops.one.site;
  const good = await shops.app.accessTokens.issue({ siteId, clientId, identity: VISITOR }, NOW);
  const expired = await shops.app.accessTokens.issue({ siteId, clientId, identity: VISITOR }, NOW, -1);
  const [header = '', payload = '', signature = ''] = good.slice(prefix.length).split('.');
  const foreign = Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), site: shops.other.site.id }),
  );
  const claims = { site: siteId, client: clientId, kind: 'visitor' };
  const forged = (key: Uint8Array) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('stoa')
      .setSubject(VISITOR.id)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(key);
  const bad = {
    expired,
    tampered: `${prefix}${header}.${foreign.toString('base64url')}.${signature}`,
    'without signature': `${prefix}${header}.${payload}.`,
    'algorithm none': new UnsecuredJWT(claims)
      .setIssuer('stoa')
      .setSubject(VISITOR.id)
      .setIssuedAt()
      .setExpirationTime('1h')
      .encode(),
    'of another key': await forged(new Uint8Array(32)),
    'no token': `${prefix}x.y.z`,
    'of a site that is gone': await shops.app.accessTokens.issue(
      { siteId: VISITOR.id, clientId, identity: VISITOR },
      NOW,
    ),
  };
  expect((await shops.call(sites.getSite, {}, `Bearer ${good}`)).status).toBe(200);
  for (const [name, token] of Object.entries(bad)) {
    expect({ name, status: (await shops.call(sites.getSite, {}, token)).status }).toEqual({ name, status: 401 });
  }
});

test('an API key works for its own site only', async () => {
  const { apiKey, site } = shops.one;
  const ask = (siteId: string) =>
    shops.send({ url: '/stoa/v1/my-sites', token: apiKey, headers: { 'wix-site-id': siteId } });
  expect((await ask(site.id)).status).toBe(200);
  expect(await ask(shops.other.site.id)).toMatchObject({
    status: 401,
    body: { message: 'the API key is for another site' },
  });
  expect((await shops.call(brands.countBrands, {}, 'stoa_unknown')).status).toBe(401);
});

/** A logged-in owner of the first site; the value of the cookie. */
async function signIn(secret: string, seconds = SESSION_SECONDS): Promise<string> {
  await asPlatform('a test signs in without a password', shops.database, async (tx) => {
    await sql`
      insert into identity_sessions (site_id, id, identity_id, token_hash, methods, address, user_agent, created_date,
        authenticated_date, last_seen_date, expires_date)
      select site_id, gen_random_uuid(), id, ${hashOf(secret)}, '{PASSWORD}', '', '', ${NOW}, ${NOW}, ${NOW},
        ${new Date(NOW.getTime() + seconds * 1000)}
      from identities where email = ${shops.one.site.ownerEmail}`.execute(tx.db);
  });
  return `${SESSION_COOKIE}=${secret}`;
}

const createBrand = (headers: Record<string, string>, name: string) =>
  shops.send({ method: 'POST', url: '/stores/v3/brands', body: { brand: { name } }, headers });

test("a form on a foreign page does nothing in a signed-in person's name", async () => {
  const cookie = await signIn('cross-site');
  const changes = await shops.watch();
  const foreign: Record<string, string>[] = [
    {},
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.test' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.test', 'content-type': 'text/plain' },
  ];
  for (const headers of foreign) expect((await createBrand({ cookie, ...headers }, 'Forged')).status).toBe(401);
  expect(await changes()).toEqual([]);
  expect((await createBrand({ cookie, origin: 'http://localhost' }, 'Own page')).status).toBe(200);
  expect((await createBrand({ cookie, 'x-stoa-client': '1' }, 'Own client')).status).toBe(200);
  expect((await createBrand({ cookie, 'sec-fetch-site': 'same-origin' }, 'Own fetch')).status).toBe(200);
});

test('a session works for all sites of its person, until it ends', async () => {
  const cookie = await signIn('own sites');
  const read = (headers: object) => shops.send({ url: '/stoa/v1/my-sites', headers: { cookie, ...headers } });
  expect((await read({})).body).toMatchObject({
    sites: [{ id: shops.one.site.id, role: 'owner', ownerName: 'Owner' }],
  });
  expect((await read({ 'wix-site-id': shops.other.site.id })).status).toBe(401);
  const ended = await signIn('ended', -1);
  expect((await shops.send({ url: '/stoa/v1/my-sites', headers: { cookie: ended } })).status).toBe(401);
});

test('a visitor of one site is unknown on another', async () => {
  const { id: siteId, clientId } = shops.one.site;
  const token = await shops.app.accessTokens.issue({ siteId, clientId, identity: VISITOR }, NOW);
  const post = (host: string, headers: object) =>
    shops.send({
      method: 'POST',
      url: '/ecom/v1/carts/current/add-to-cart',
      body: {},
      headers: { host, cookie: `${VISITOR_COOKIE}=${token}`, ...headers },
    });
  const own = { 'x-stoa-client': '1' };
  expect((await post(shops.one.site.host, own)).headers).not.toHaveProperty('set-cookie');
  expect((await post(shops.other.site.host, own)).headers['set-cookie']).toContain(VISITOR_COOKIE);
  // a form on a foreign page is answered as for a new visitor, with a cart of its own
  expect((await post(shops.one.site.host, { origin: 'https://evil.test' })).headers['set-cookie']).toContain(
    VISITOR_COOKIE,
  );
});

test('callers who only read get no cookie', async () => {
  const { headers } = await shops.send({
    url: currentCart.getCurrentCart.addresses[0],
    headers: { host: shops.one.site.host },
  });
  expect(headers).not.toHaveProperty('set-cookie');
});

test.each([
  ['a list', categories.queryCategories, 200],
  ['an estimate', currentCart.estimateCurrentCartTotals, 404],
])(
  'a browser that only asks for %s gets no cookie, though the question goes by POST',
  async (_what, asked, expected) => {
    const { status, headers } = await shops.send({
      method: 'POST',
      url: asked.addresses[0],
      body: {},
      headers: { host: shops.one.site.host, 'x-stoa-client': '1' },
    });
    expect(status).toBe(expected);
    expect(headers).not.toHaveProperty('set-cookie');
  },
);

test('tokens are issued to a client, renewed by their refresh token, and given to nobody else', async () => {
  const { clientId, id } = shops.one.site;
  const { body } = await shops.call(tokens.token, { clientId, grantType: 'anonymous' });
  const { refresh_token: refreshToken, access_token: token } = body as Record<string, string>;
  const renewed = await shops.call(tokens.token, { clientId, grantType: 'refresh_token', refreshToken });
  const subject = async (of: unknown) => (await shops.call(tokens.tokenInfo, { token: of })).body;
  expect(await subject(renewed.body.access_token)).toEqual(await subject(token));
  expect(await subject(token)).toMatchObject({ active: true, subjectType: 'VISITOR', siteId: id });
  expect(await subject('x.y.z')).toEqual({ active: false });
  const grant = { clientId: shops.other.site.clientId, grantType: 'refresh_token', refreshToken };
  expect((await shops.call(tokens.token, grant)).body).toMatchObject({
    details: { applicationError: { code: 'INVALID_GRANT' } },
  });
  expect((await shops.call(tokens.token, { clientId: 'none', grantType: 'anonymous' })).status).toBe(401);
});
