import { createHash } from 'node:crypto';
import { createMigratedDatabase } from '@stoa/server/testing/database';
import { startTestServer, type TestServer } from '@stoa/server/testing/server';
import { type PostgresServer, startPostgres, type TestDatabase } from '@stoa/testkit/postgres';
import { fetchFrom } from '@stoa/testkit/public-client';
import { afterAll, beforeAll, expect, test } from 'vitest';

const VERIFIER = 'v'.repeat(43);
const CALLBACK = 'http://localhost:3000/callback';

let postgres: PostgresServer;
let own: TestDatabase;
/** Two simulated processes: they share nothing but the database. */
let servers: [TestServer, TestServer];
beforeAll(async () => {
  postgres = await startPostgres();
  own = await createMigratedDatabase(postgres);
  const options = { databaseUrl: own.url, seed: 'none' as const };
  servers = [await startTestServer(options), await startTestServer(options)];
});
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.stop()));
  await own?.drop();
  await postgres?.stop();
});

async function post(server: TestServer, path: string, body: object, authorization?: string) {
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

/** A person's login, and the code issued for it to a front end. */
async function logIn() {
  const [{ site, url }] = servers;
  const loginId = { email: 'ada@mail.test' };
  const { body } = await post(servers[0], '/_api/iam/authentication/v2/sign-on', { loginId }, site.apiKey);
  const visitor = await post(servers[0], '/oauth2/token', { clientId: site.clientId, grantType: 'anonymous' });
  const authRequest = {
    clientId: site.clientId,
    responseType: 'code',
    responseMode: 'query',
    scope: 'offline_access',
    state: 'state',
    redirectUri: CALLBACK,
    codeChallenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    codeChallengeMethod: 'S256',
    sessionToken: body.sessionToken,
  };
  const created = await post(servers[0], '/v1/redirect-session', { auth: { authRequest } }, visitor.body.access_token);
  const { fullUrl } = created.body.redirectSession as unknown as { fullUrl: string };
  const { pathname, search, host } = new URL(fullUrl);
  const answer = await fetchFrom(url, new Request(`http://${host}${pathname}${search}`));
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

const exchange = (server: TestServer, code: string) =>
  post(server, '/oauth2/token', {
    clientId: servers[0].site.clientId,
    grantType: 'authorization_code',
    code,
    codeVerifier: VERIFIER,
    redirectUri: CALLBACK,
  });
const isActive = async (server: TestServer, token = '') =>
  (await post(server, '/oauth2/token-info', { token })).body.active as unknown;

test('of many exchanges of one code in two processes one returns tokens, which work in both', async () => {
  for (let round = 0; round < 5; round++) {
    const code = await logIn();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => exchange(servers[i % 2] as TestServer, code)),
    );
    const granted = answers.filter(({ status }) => status === 200);
    expect(granted).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
    const token = granted[0]?.body.access_token;
    expect([await isActive(servers[0], token), await isActive(servers[1], token)]).toEqual([true, true]);
  }
});

test('a session that ends in one process ends in the other, and no exchange outlives it', async () => {
  const { body } = await exchange(servers[0], await logIn());
  const token = body.access_token ?? '';
  expect(await isActive(servers[1], token)).toBe(true);
  await post(servers[0], '/oauth2/revoke', { token });
  // by notification, long before the cached state would be refreshed
  await expect.poll(() => isActive(servers[1], token)).toBe(false);
  expect(await isActive(servers[0], token)).toBe(false);
});
