import { expect, test } from 'vitest';
import { textCache } from './text-cache.ts';

const text = (length: number) => Buffer.alloc(length, 'x');

test('returns a text only for the version that it was written for', () => {
  const cache = textCache({ mostBytes: 10_000 });
  cache.set('a', '1', text(10));
  expect(cache.get('a', '1')).toEqual(text(10));
  expect(cache.get('a', '2')).toBeUndefined();
  cache.set('a', '2', text(20));
  expect(cache.get('a', '2')).toEqual(text(20));
});

test('the least recently used text makes room', () => {
  const cache = textCache({ mostBytes: 1_000 });
  cache.set('a', '1', text(400));
  cache.set('b', '1', text(400));
  cache.get('a', '1');
  cache.set('c', '1', text(400));
  expect(['a', 'b', 'c'].filter((key) => cache.get(key, '1'))).toEqual(['a', 'c']);
});

test('keeps no more memory than the text takes', () => {
  const cache = textCache({ mostBytes: 1_000 });
  cache.set('a', '1', Buffer.from('short'));
  expect(cache.get('a', '1')?.toString()).toBe('short');
  expect(cache.get('a', '1')?.buffer.byteLength).toBe(5);
});

test('does not keep texts larger than the whole cache', () => {
  const cache = textCache({ mostBytes: 100 });
  cache.set('a', '1', text(400));
  expect(cache.get('a', '1')).toBeUndefined();
});
