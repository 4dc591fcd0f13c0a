import { messagesIn } from '@stoa/messages';
import { expect, test } from 'vitest';
import { problemOf, stepOf } from './external-login.tsx';

const { login } = messagesIn('en');
const parameters = (text: string) => new URLSearchParams(text);

test('the missing step of a login is read from the address, but never a completed login', () => {
  expect(stepOf(parameters('state=REQUIRE_EMAIL_VERIFICATION&stateToken=t'))).toEqual({
    state: 'REQUIRE_EMAIL_VERIFICATION',
    stateToken: 't',
    mfaChallengeData: {},
  });
  const challenge = JSON.stringify({ factorType: 'TOTP' });
  expect(
    stepOf(parameters(`state=STATUS_CHECK&stateToken=t&challenge=${encodeURIComponent(challenge)}`)),
  ).toMatchObject({
    mfaChallengeData: { factorType: 'TOTP' },
  });
  for (const text of ['', 'state=SUCCESS&sessionToken=t', 'state=x', 'stateToken=t'])
    expect(stepOf(parameters(text))).toBeNull();
  for (const made of ['{', 'null', '1', '"x"'])
    expect(stepOf(parameters(`state=STATUS_CHECK&challenge=${made}`))?.mfaChallengeData).toEqual({});
});

test('a problem is explained in our own words, whatever the address says', () => {
  expect(problemOf(parameters(''), login)).toBeNull();
  expect(problemOf(parameters('problem=EXTERNAL_EMAIL_TAKEN'), login)).toContain('Log in with its password');
  expect(problemOf(parameters('problem=<b>made up</b>'), login)).not.toContain('made up');
  expect(problemOf(parameters('problem=constructor'), login)).toEqual(expect.any(String));
});
