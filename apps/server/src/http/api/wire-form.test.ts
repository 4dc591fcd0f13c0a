import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wireForm } from './wire-form.ts';

const viaJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.each([
  ['dates', { at: new Date('2026-03-02T10:00:00.000Z'), never: new Date(Number.NaN) }],
  ['absent fields', { a: undefined, b: null, c: [undefined, 1], d: { e: undefined } }],
  ['functions and symbols', { run: () => 1, mark: Symbol('x'), list: [() => 1] }],
  ['numbers that are not finite', [Number.NaN, Number.POSITIVE_INFINITY, -0, 1.5]],
  [
    'things that write themselves',
    { address: new URL('http://shop.test/a'), own: { toJSON: () => ({ a: undefined, b: 1 }) } },
  ],
  ['things without a prototype', Object.assign(Object.create(null), { a: 1 })],
])('%s are as a client reads them', (_what, value) => {
  expect(wireForm(value)).toStrictEqual(viaJson(value));
});

test('any value is as a client reads it, and is a copy', () => {
  const values = fc.anything({ withDate: true, withNullPrototype: true, withObjectString: true });
  fc.assert(
    fc.property(values, (value) => {
      const wrapped = { value };
      const form = wireForm(wrapped);
      expect(form).toStrictEqual(viaJson(wrapped));
      expect(form).not.toBe(wrapped);
    }),
  );
});
