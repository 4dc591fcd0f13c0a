import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { generatePkce } from './pkce.ts';

test('the challenge is the SHA-256 of the verifier', async () => {
  const { codeVerifier, codeChallenge } = await generatePkce();
  expect(codeVerifier).toMatch(/^[\w.~-]{43}$/);
  expect(codeChallenge).toBe(createHash('sha256').update(codeVerifier).digest('base64url'));
});

test('a verifier has 43 to 128 characters', async () => {
  expect((await generatePkce(128)).codeVerifier).toHaveLength(128);
  for (const length of [42, 129, 0, 43.5, Number.NaN]) await expect(generatePkce(length)).rejects.toThrow(RangeError);
});

test('verifiers are never repeated', async () => {
  const verifiers = await Promise.all(Array.from({ length: 200 }, () => generatePkce()));
  expect(new Set(verifiers.map(({ codeVerifier }) => codeVerifier)).size).toBe(200);
});
