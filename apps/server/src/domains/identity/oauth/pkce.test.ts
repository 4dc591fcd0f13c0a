import { expect, test } from 'vitest';
import { isCodeChallenge, matchesChallenge } from './pkce.ts';

// the example of RFC 7636
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

test('a verifier fits its challenge, and no other', () => {
  expect(matchesChallenge(VERIFIER, CHALLENGE)).toBe(true);
  expect(matchesChallenge(`${VERIFIER}x`, CHALLENGE)).toBe(false);
  expect(matchesChallenge(CHALLENGE, CHALLENGE)).toBe(false);
  expect(matchesChallenge(VERIFIER, `${CHALLENGE}=`)).toBe(false);
  expect(matchesChallenge('', CHALLENGE)).toBe(false);
});

test.each([
  ['a'.repeat(43), true],
  ['-._~'.repeat(32), true],
  ['a'.repeat(42), false],
  ['a'.repeat(129), false],
  [`${'a'.repeat(42)}+`, false],
  [`${'a'.repeat(43)}\n`, false],
])('%j can be a challenge: %s', (text, answer) => {
  expect(isCodeChallenge(text)).toBe(answer);
});
