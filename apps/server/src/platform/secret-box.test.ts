import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { secretBox } from './secret-box.ts';

const box = secretBox(randomBytes(32));

test('encrypted text can be decrypted', () => {
  expect(box.decrypt(box.encrypt('geheim ✓', 'factor 1'), 'factor 1')).toBe('geheim ✓');
});

test('the same text is never stored the same way', () => {
  expect(box.encrypt('text', 'scope').equals(box.encrypt('text', 'scope'))).toBe(false);
});

test('decryption fails in another scope, with another key, or after a changed byte', () => {
  const bytes = box.encrypt('text', 'scope');
  expect(box.decrypt(bytes, 'other')).toBeNull();
  expect(secretBox(randomBytes(32)).decrypt(bytes, 'scope')).toBeNull();
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(box.decrypt(changed, 'scope')).toBeNull();
  }
  expect(box.decrypt(bytes.subarray(0, 20), 'scope')).toBeNull();
});
