import { expect, test } from 'vitest';
import { parseForeignJson, storable, UnusableText } from './request-text.ts';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test('JSON is parsed up to 64 levels', () => {
  expect(parseForeignJson('{"a":[1,"]{["]}')).toEqual({ a: [1, ']{['] });
  expect(parseForeignJson(nested(64))).toBeInstanceOf(Array);
  expect(() => parseForeignJson(nested(65))).toThrow('nested deeper than 64 levels');
  expect(parseForeignJson(JSON.stringify({ text: `"\\${'['.repeat(100)}` }))).toEqual({
    text: `"\\${'['.repeat(100)}`,
  });
});

test('JSON has a limit of values, wherever they are', () => {
  const many = (count: number) => `{"a":[${Array.from({ length: count }, () => '0').join(',')}],"b":",,["}`;
  expect(parseForeignJson(many(90_000))).toHaveProperty('b', ',,[');
  expect(() => parseForeignJson(many(100_000))).toThrow('more than 100000 values');
});

test.each(['', '{', '{"a":}', "{'a':1}", 'undefined', '\u0000'])('%j is not JSON', (text) => {
  expect(() => parseForeignJson(text)).toThrow(UnusableText);
});

test.each(['{"__proto__":{"isAdmin":true},"a":1}', '{"\\u005f_proto__":{"isAdmin":true},"a":1}'])(
  '%s changes no prototype',
  (text) => {
    const parsed = parseForeignJson(text) as Record<string, unknown>;
    expect(parsed).toEqual({ a: 1 });
    expect({ ...parsed }).not.toHaveProperty('isAdmin');
    expect(Object.assign({}, parsed)).not.toHaveProperty('isAdmin');
  },
);

test('texts are made storable, wherever they are', () => {
  expect(storable({ a: ['x\ud800'], '\udc00': 1, b: null, c: 2, d: '😀' })).toEqual({
    a: ['x\ufffd'],
    '\ufffd': 1,
    b: null,
    c: 2,
    d: '😀',
  });
  for (const bad of ['\0', { a: [{ b: 'x\0' }] }, { 'a\0': 1 }]) expect(() => storable(bad)).toThrow('U+0000');
});
