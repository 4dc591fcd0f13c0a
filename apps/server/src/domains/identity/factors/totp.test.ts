import { expect, test } from 'vitest';
import { appCode } from './authenticator-app.fixture.ts';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';

const now = new Date('2026-03-02T10:00:10.000Z');
const step = Math.floor(now.getTime() / 30_000);
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test('the codes of RFC 6238 are right at their times', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'; // "12345678901234567890", of its appendix B
  for (const [seconds, code] of [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [2_000_000_000, '279037'],
  ] as const)
    expect(totpStep(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
});

test.each([
  [0, step],
  [-30, step - 1],
  [30, step + 1],
  [-60, null],
  [60, null],
])('a clock that is %i seconds off', (seconds, expected) => {
  const secret = newTotpSecret();
  expect(totpStep(secret, appCode(secret, later(seconds)), now)).toBe(expected);
});

test('codes are accepted with the space that apps show, and with nothing else', () => {
  const secret = newTotpSecret();
  const code = appCode(secret, now);
  expect(totpStep(secret, `${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(step);
  for (const wrong of ['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', `${code}0`, '-12345'])
    expect(totpStep(secret, wrong, now)).toBeNull();
});

test("the QR code's address names the account, and gives the same codes", () => {
  const secret = newTotpSecret();
  const uri = totpUri(secret, { issuer: 'Halftone & Co', label: 'ada@example.com' });
  expect(uri).toMatch(/^otpauth:\/\/totp\//);
  const address = new URL(uri);
  expect(address.searchParams.get('secret')).toBe(secret);
  expect(address.searchParams.get('issuer')).toBe('Halftone & Co');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});
