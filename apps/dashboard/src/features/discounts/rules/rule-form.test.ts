import { expect, test } from 'vitest';
import type { Rule } from './rule.ts';
import { isForeign, type RuleFields, readRule, toPreview, writeRule, wrongWithRule } from './rule-form.ts';

const fields = (more: Partial<RuleFields>): RuleFields => ({ ...readRule(null, 'UTC'), name: 'Spring', ...more });
const problemsOf = (more: Partial<RuleFields>) =>
  Object.entries(wrongWithRule(fields(more), false)).flatMap(([name, wrong]) => (wrong ? [name] : []));

test.each<[string, Partial<RuleFields>]>([
  ['a percentage', { kind: 'PERCENTAGE', percentage: '12.5', onlyLowest: true }],
  ['an amount off categories', { kind: 'FIXED_AMOUNT', amount: '5', scope: 'CATEGORIES', categoryIds: ['c'] }],
  ['a price of products', { kind: 'FIXED_PRICE', price: '9.90', scope: 'PRODUCTS', productIds: ['p', 'q'] }],
  ['a bundle', { kind: 'BUNDLE', quantity: '3', price: '20' }],
  ['buying some and getting others', { kind: 'BUY_X_GET_Y', buys: '2', gets: '1', repeats: '4', percentage: '100' }],
  ['a minimum subtotal', { percentage: '10', condition: 'SUBTOTAL', from: '50' }],
  ['a minimum quantity', { percentage: '10', condition: 'QUANTITY', from: '3' }],
  ['limits', { percentage: '10', usageLimit: '100', customerLimit: '1', active: false }],
  ['dates', { percentage: '10', start: '2026-03-01', end: '2026-03-31' }],
])('%s is read as it was written', (_, more) => {
  const written = writeRule(fields(more), 'Europe/Berlin', false) as Rule;
  expect(isForeign(written)).toBe(false);
  expect(readRule(written, 'Europe/Berlin')).toEqual(fields(more));
});

test('days are those of the time zone', () => {
  const dated = fields({ percentage: '10', start: '2026-03-01', end: '2026-03-31' });
  expect(writeRule(dated, 'Europe/Berlin', false).activeTimeInfo).toEqual({
    start: '2026-02-28T23:00:00.000Z',
    end: '2026-03-31T21:59:59.000Z',
  });
});

test('what programs state is left alone', () => {
  const discounts = (writeRule(fields({ percentage: '10' }), 'UTC', false) as Rule).discounts;
  const trigger = { triggerType: 'CUSTOM' as const, customTrigger: { id: 'a', appId: 'b' } };
  expect(isForeign({ discounts, trigger })).toBe(true);
  const ranged = { triggerType: 'SUBTOTAL_RANGE' as const, subtotalRange: { from: '5', to: '9' } };
  expect(isForeign({ discounts, trigger: ranged })).toBe(true);
  const written = writeRule(readRule({ name: 'Theirs', discounts, trigger }, 'UTC'), 'UTC', true);
  expect(written).not.toHaveProperty('discounts');
  expect(written).not.toHaveProperty('trigger');
});

test('wrong fields are named', () => {
  expect(problemsOf({ name: ' ', percentage: '101' })).toEqual(['name', 'percentage']);
  expect(problemsOf({ kind: 'FIXED_AMOUNT', amount: '0', usageLimit: '0' })).toEqual(['usageLimit', 'amount']);
  expect(problemsOf({ kind: 'BUNDLE', quantity: '1', price: 'x' })).toEqual(['price', 'quantity']);
  expect(problemsOf({ percentage: '5', scope: 'PRODUCTS', condition: 'QUANTITY', from: '' })).toEqual([
    'productIds',
    'from',
  ]);
  expect(problemsOf({ percentage: '5', start: '2026-03-02', end: '2026-03-01' })).toEqual(['end']);
});

test('the preview needs everything but a name, and keeps what the form cannot show', () => {
  expect(toPreview(fields({ percentage: '' }), null, 'UTC')).toBeNull();
  const nameless = fields({ percentage: '10', name: '' });
  expect(toPreview(nameless, null, 'UTC')).toMatchObject({
    discountRule: { discounts: { values: [{ percentage: 10 }] } },
  });
  const trigger = { or: { triggers: [] } };
  const foreign = { ...writeRule(fields({ percentage: '10' }), 'UTC', false), id: 'r', trigger } as Rule;
  const { discounts } = foreign;
  expect(toPreview(readRule(foreign, 'UTC'), foreign, 'UTC')).toMatchObject({
    discountRule: { discounts, trigger },
    discountRuleId: 'r',
  });
});
