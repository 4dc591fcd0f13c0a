import type { TestServer } from '@stoa/server/testing/server';
import { TokenRole, type Tokens } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, refusalOf, startShop } from './public-clients.ts';

const HOUR = 60 * 60;

let shop: TestServer;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

/** Reads a token as some clients do: they strip its prefix and decode the payload. */
function claimsOf(token: string): { sub: string; data: string } {
  expect(token).toMatch(/^OauthNG\.JWS\./);
  const [, payload = ''] = token.replace('OauthNG.JWS.', '').split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
}

const visitorIn = (tokens: Tokens) => claimsOf(tokens.accessToken.value).sub;

test('a visitor gets tokens for four hours, with the site in their claims', async () => {
  const tokens = await newVisitor(shop).auth.generateVisitorTokens();
  expect(tokens.refreshToken).toEqual({ value: expect.any(String), role: TokenRole.VISITOR });
  expect(tokens.accessToken.expiresAt - Date.now() / 1000).toBeCloseTo(4 * HOUR, -2);
  const { instance } = JSON.parse(claimsOf(tokens.accessToken.value).data);
  expect(instance).toMatchObject({ instanceId: shop.site.id, metaSiteId: shop.site.id });
});

test('every visitor is a new one', async () => {
  const [one, other] = [newVisitor(shop), newVisitor(shop)];
  expect(visitorIn(await one.auth.generateVisitorTokens())).not.toBe(
    visitorIn(await other.auth.generateVisitorTokens()),
  );
});

test('tokens are renewed for the same visitor, with the same refresh token, any number of times', async () => {
  const { auth } = newVisitor(shop);
  const first = await auth.generateVisitorTokens();
  const second = await auth.renewToken(first.refreshToken);
  const third = await auth.renewToken(first.refreshToken);
  expect(second.refreshToken).toEqual(first.refreshToken);
  expect([visitorIn(second), visitorIn(third)]).toEqual([visitorIn(first), visitorIn(first)]);
});

test('an expired token is renewed automatically, and valid ones are kept', async () => {
  const issued = await newVisitor(shop).auth.generateVisitorTokens();
  const expired = { ...issued, accessToken: { ...issued.accessToken, expiresAt: 1 } };
  const visitor = newVisitor(shop, expired);
  await visitor.productsV3.getProductBySlug('stoneware-mug');
  const renewed = visitor.auth.getTokens();
  expect(renewed.accessToken.expiresAt).toBeGreaterThan(Date.now() / 1000 + 3 * HOUR);
  expect(visitorIn(renewed)).toBe(visitorIn(issued));
  expect(await visitor.auth.generateVisitorTokens(renewed)).toBe(renewed);
});

test('if renewal fails the client becomes a new visitor', async () => {
  const { auth } = newVisitor(shop);
  const known = await auth.generateVisitorTokens();
  const unknown = { value: 'no-such-token', role: TokenRole.VISITOR };
  await expect(auth.renewToken(unknown)).rejects.toThrow(
    /Failed to fetch tokens from OAuth API.*request id: [0-9a-f-]{36}/,
  );
  const fresh = await auth.generateVisitorTokens({ refreshToken: unknown });
  expect(visitorIn(fresh)).not.toBe(visitorIn(known));
  expect(fresh.refreshToken.value).not.toBe(unknown.value);
});

test('tokens require an existing client, and a refresh token of the same client', async () => {
  const stranger = newVisitor({ site: { ...shop.site, clientId: '00000000-0000-4000-8000-000000000000' } });
  await expect(stranger.auth.generateVisitorTokens()).rejects.toThrow('INVALID_CLIENT');
  const { refreshToken } = await newVisitor(shop).auth.generateVisitorTokens();
  await expect(stranger.auth.renewToken(refreshToken)).rejects.toThrow('INVALID_CLIENT');
});

test('a foreign or altered token grants no access', async () => {
  const issued = await newVisitor(shop).auth.generateVisitorTokens();
  const { value, expiresAt } = issued.accessToken;
  for (const forged of [`${value.slice(0, -4)}AAAA`, 'OauthNG.JWS.abc.def.ghi', 'some-key']) {
    const visitor = newVisitor(shop, { ...issued, accessToken: { value: forged, expiresAt } });
    expect(await refusalOf(visitor.productsV3.getProductBySlug('stoneware-mug'))).toEqual([401, 401]);
  }
});

const token = (body: string | URLSearchParams, headers: Record<string, string> = {}) =>
  fetch('https://www.wixapis.com/oauth2/token', { method: 'POST', body, headers });

test("token requests are accepted as forms and with the standard's names as well", async () => {
  const grant = { client_id: shop.site.clientId, grant_type: 'anonymous' };
  const answers = [
    await token(new URLSearchParams(grant)),
    await token(JSON.stringify(grant), { 'content-type': 'application/json' }),
    await token(new URLSearchParams({ clientId: shop.site.clientId, grantType: 'anonymous' })),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    const granted = await answer.json();
    expect(granted).toMatchObject({
      access_token: expect.any(String),
      expires_in: 4 * HOUR,
      refresh_token: expect.any(String),
    });
  }
});

test('an unknown grant is refused', async () => {
  const answer = await token(JSON.stringify({ clientId: shop.site.clientId, grantType: 'magic' }), {
    'content-type': 'application/json',
  });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { details: { applicationError: { code: 'INVALID_GRANT' } } },
  ]);
});

test('the contents of a token are returned', async () => {
  const { accessToken } = await newVisitor(shop).auth.generateVisitorTokens();
  const infoOf = async (value: string) => {
    const body = JSON.stringify({ token: value });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('https://www.wixapis.com/oauth2/token-info', { method: 'POST', body, headers })).json();
  };
  expect(await infoOf(accessToken.value)).toMatchObject({
    active: true,
    subjectType: 'VISITOR',
    subjectId: claimsOf(accessToken.value).sub,
    clientId: shop.site.clientId,
    siteId: shop.site.id,
    instanceId: shop.site.id,
  });
  expect(await infoOf('something else')).toEqual({ active: false });
});
