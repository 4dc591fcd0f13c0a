import { expect, test } from 'vitest';
import { sessionOver } from './fake-server.fixture.ts';
import {
  generateOAuthData,
  getAuthUrl,
  getMemberTokens,
  getMemberTokensForExternalLogin,
  logout,
  parseFromUrl,
} from './hosted-login.ts';

const REDIRECT = '/_api/redirects-api/v1/redirect-session';
const opened = {
  redirectSession: { fullUrl: 'https://shop.test/a?b', urlDetails: { endpoint: 'https://shop.test/a' } },
};
const oauthData = {
  codeVerifier: 'verifier',
  codeChallenge: 'challenge',
  state: 'state',
  redirectUri: 'https://f.test/',
};

test('the address of the login page', async () => {
  const { session, sent } = sessionOver({ [REDIRECT]: { body: opened } });
  const data = await generateOAuthData('https://f.test/callback', '/cart');
  expect(await getAuthUrl(session, data, { responseMode: 'query', idp: 'provider' })).toEqual({
    authUrl: 'https://shop.test/a?b',
    authorizationEndpoint: 'https://shop.test/a',
    sessionToken: null,
  });
  expect(sent.at(-1)?.body).toEqual({
    auth: {
      prompt: 'login',
      authRequest: {
        clientId: 'client',
        codeChallenge: data.codeChallenge,
        codeChallengeMethod: 'S256',
        idp: 'provider',
        redirectUri: 'https://f.test/callback',
        responseMode: 'query',
        responseType: 'code',
        scope: 'offline_access',
        state: data.state,
      },
    },
  });
});

test('the result is in the fragment, or in the query', () => {
  expect(parseFromUrl('https://f.test/#code=c&state=s')).toEqual({ code: 'c', state: 's' });
  expect(parseFromUrl('https://f.test/?code=c&state=s', 'query')).toEqual({ code: 'c', state: 's' });
  expect(parseFromUrl('https://f.test/#error=login_required&error_description=Log+in&state=s')).toEqual({
    code: null,
    state: 's',
    error: 'login_required',
    errorDescription: 'Log in',
  });
});

test('a code is exchanged for a member’s tokens', async () => {
  const { session, sent } = sessionOver({});
  const tokens = await getMemberTokens(session, { code: 'c', state: 'state' }, oauthData);
  expect(tokens.refreshToken).toEqual({ value: 'refresh', role: 'member' });
  expect(session.loggedIn()).toBe(true);
  expect(sent.at(-1)?.body).toEqual({
    clientId: 'client',
    grantType: 'authorization_code',
    code: 'c',
    codeVerifier: 'verifier',
    redirectUri: 'https://f.test/',
  });
});

test('but not if the state differs or something is missing', async () => {
  const { session, sent } = sessionOver({});
  const exchange = (code: string | null, state: string | null) => getMemberTokens(session, { code, state }, oauthData);
  await expect(exchange('c', 'other')).rejects.toThrow('Invalid _state');
  await expect(exchange(null, 'state')).rejects.toThrow('Missing code or _state');
  await expect(exchange('c', null)).rejects.toThrow('Missing code or _state');
  expect(sent).toEqual([]);
});

test('logging out forgets the tokens', async () => {
  const { session, sent } = sessionOver({ [REDIRECT]: { body: opened } });
  await getMemberTokens(session, { code: 'c', state: 'state' }, oauthData);
  expect(await logout(session, 'https://f.test/bye')).toEqual({ logoutUrl: 'https://shop.test/a?b' });
  expect(sent.at(-1)?.body).toEqual({
    logout: { clientId: 'client' },
    callbacks: { postFlowUrl: 'https://f.test/bye' },
  });
  expect(session.getTokens().refreshToken).toEqual({ value: '', role: 'none' });
});

test('a server logs its own members in with its key', async () => {
  const { session, sent } = sessionOver({});
  await getMemberTokensForExternalLogin(session, 'member', 'key');
  expect(session.loggedIn()).toBe(true);
  expect(sent.at(-1)?.headers.get('authorization')).toBe('access,key');
  expect(sent.at(-1)?.body).toEqual({
    grant_type: 'authorized_client',
    scope: 'offline_access',
    member_id: 'member',
  });
});
