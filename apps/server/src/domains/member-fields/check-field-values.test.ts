import { expect, test } from 'vitest';
import { checkValues } from './check-field-values.ts';

const fields = (['TEXT', 'NUMBER', 'DATE', 'URL', 'SOCIAL'] as const).map((type) => ({
  key: `custom.${type.toLowerCase()}`,
  type,
}));
const check = (sent: Record<string, unknown>) => checkValues(fields, sent, 'customFields');

test.each([
  ['text', 'anything at all', true],
  ['text', 5, false],
  ['text', 'x'.repeat(1001), false],
  ['number', 4.5, true],
  ['number', '-4.5', true],
  ['number', 'four', false],
  ['number', Number.NaN, false],
  ['date', '2024-02-29', true],
  ['date', '2024-02-29T10:00:00.000Z', true],
  ['date', '2023-02-29', false],
  ['date', '2023-02-29T10:00:00Z', false],
  ['date', 'tomorrow', false],
  ['url', 'https://example.com/a', true],
  ['url', 'javascript:alert(1)', false],
  ['social', 'https://instagram.com/ann', true],
  ['social', '@ann', false],
])('%s takes %j: %s', (name, value, isRight) => {
  const { values, violations } = check({ [name]: value });
  expect(violations.map(({ field }) => field)).toEqual(isRight ? [] : [`customFields.${name}`]);
  expect(values).toEqual(isRight ? { [`custom.${name}`]: value } : {});
});

test('fields are known by their keys, unknown ones are reported, and empty values clear', () => {
  expect(check({ 'custom.text': 'a', number: '', constructor: 1, size: 2 })).toEqual({
    values: { 'custom.text': 'a', 'custom.number': null },
    unknown: ['constructor', 'size'],
    violations: [],
  });
});
