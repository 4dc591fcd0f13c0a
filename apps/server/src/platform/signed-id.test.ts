import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readSignedId, signedId } from './signed-id.ts';

const id = randomUUID();
const token = signedId(id, 'secret', 'orders of a site');

test('a token says which id it stands for, and for what', () => {
  const signed = readSignedId(token);
  expect(signed?.id).toBe(id);
  expect(signed?.isSignedFor('secret', 'orders of a site')).toBe(true);
  expect(signed?.isSignedFor('secret', 'orders of another site')).toBe(false);
  expect(signed?.isSignedFor('another secret', 'orders of a site')).toBe(false);
});

test('a changed token is no longer signed', () => {
  for (const at of [0, 10, token.length - 2]) {
    const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    expect(readSignedId(changed)?.isSignedFor('secret', 'orders of a site') ?? false).toBe(false);
  }
});

test.each(['', 'x', token.slice(1), `${token}A`, '/'.repeat(38), '😀'.repeat(19)])('%o is no token', (text) => {
  expect(readSignedId(text)).toBeNull();
});
