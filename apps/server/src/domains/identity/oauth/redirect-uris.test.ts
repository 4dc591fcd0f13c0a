import { expect, test } from 'vitest';
import { isMessageUri, isRegisteredUri, messageOrigins } from './redirect-uris.ts';

const client = {
  redirectUris: ['https://front.test/callback', 'com.front.app:/callback', 'javascript:alert(1)'],
  redirectDomains: ['front.test', 'http://plain.test:8080', 'localhost', 'sub.localhost.test'],
};
const site = 'http://shop.test';

test.each([
  ['https://front.test/callback', true],
  ['com.front.app:/callback', true],
  ['http://localhost:5173/anything?x=1', true],
  ['https://front.test/callback?x', false],
  ['https://front.test/other', false],
  ['http://127.0.0.1:3000/', false],
  ['http://sub.localhost:3000/', false],
  ['javascript:alert(1)', false],
  ['', false],
])('a login may return to %s: %s', (address, answer) => {
  expect(isRegisteredUri(client, address)).toBe(answer);
});

test('a client that does not list the local machine is not for development', () => {
  expect(isRegisteredUri({ ...client, redirectDomains: ['front.test'] }, 'http://localhost:5173/')).toBe(false);
});

test.each([
  [null, true],
  ['unused://', true],
  ['https://front.test/callback', true],
  ['unused://x', false],
  ['https://evil.test/', false],
])('a message may name %s: %s', (address, answer) => {
  expect(isMessageUri(client, address)).toBe(answer);
});

test.each<[string | null, string | undefined, string[]]>([
  ['https://front.test/callback', 'https://evil.test/', ['https://front.test']],
  ['unused://', 'http://localhost:4321/login', ['http://localhost:4321']],
  [null, 'http://plain.test:8080/', ['http://plain.test:8080']],
  [null, 'https://evil.test/', []],
  [null, 'not an address', []],
  [null, `${site}/account/login`, [site]],
  [
    null,
    undefined,
    [site, 'https://front.test', 'http://plain.test:8080', 'https://localhost', 'https://sub.localhost.test'],
  ],
])('with %s, asked by %s, a message goes to %j', (redirectUri, referer, origins) => {
  expect(messageOrigins(client, { redirectUri, site, referer })).toEqual(origins);
});
