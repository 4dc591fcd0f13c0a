import { expect, test } from 'vitest';
import { statusOfCoupon, toCouponQuery } from './coupon.ts';
import { type CouponFields, readCoupon, toPreview, writeCoupon, wrongWithCoupon } from './coupon-form.ts';

const now = new Date('2026-03-02T10:00:00.000Z');
const fields = (more: Partial<CouponFields>): CouponFields => ({
  ...readCoupon(null, 'UTC'),
  ...{ name: 'Spring', code: 'SPRING', start: '2026-03-01' },
  ...more,
});
const written = (more: Partial<CouponFields>) =>
  writeCoupon(fields(more), { timeZone: 'Europe/Berlin', now, isOther: false });

test.each<[string, Partial<CouponFields>]>([
  ['a percentage of the order', { kind: 'PERCENTAGE', percentage: '12.5' }],
  ['an amount off the order from a minimum', { kind: 'AMOUNT', amount: '5', minimum: '50' }],
  ['an amount off a product', { kind: 'AMOUNT', amount: '5', target: 'ITEMS', scope: 'PRODUCTS', productIds: ['p'] }],
  ['a price', { kind: 'PRICE', price: '9.9', target: 'ITEMS', scope: 'CATEGORIES', categoryIds: ['c'], onlyOne: true }],
  ['free delivery', { kind: 'FREE_DELIVERY', minimum: '30' }],
  ['buying some and getting others', { kind: 'BUY_X_GET_Y', buys: '3', gets: '1', target: 'ITEMS' }],
  ['limits and dates', { percentage: '5', usageLimit: '10', customerLimit: '1', end: '2026-03-31', active: false }],
])('%s is read as it was written', (_, more) => {
  expect(readCoupon({ specification: written(more) }, 'Europe/Berlin')).toEqual(fields(more));
});

test('days are those of the time zone, and a coupon without a first day begins now', () => {
  expect(written({ percentage: '5', end: '2026-03-31' })).toMatchObject({
    startTime: String(Date.parse('2026-02-28T23:00:00.000Z')),
    expirationTime: String(Date.parse('2026-03-31T21:59:59.000Z')),
  });
  expect(written({ percentage: '5', start: '' }).startTime).toBe(String(now.getTime()));
});

test('wrong fields are named', () => {
  const problemsOf = (more: Partial<CouponFields>) =>
    Object.entries(wrongWithCoupon(fields(more))).flatMap(([name, wrong]) => (wrong ? [name] : []));
  expect(problemsOf({ code: ' ', percentage: '' })).toEqual(['code', 'percentage']);
  expect(problemsOf({ kind: 'PRICE', price: '', scope: 'PRODUCTS' })).toEqual(['productIds', 'price']);
  expect(problemsOf({ kind: 'FREE_DELIVERY', minimum: 'x' })).toEqual(['minimum']);
});

test('a status is that of the coupon, and the list asks for it', () => {
  const starting = (time: string) => ({ specification: { startTime: String(Date.parse(time)), active: true } });
  expect(statusOfCoupon(starting('2026-03-01'), now)).toBe('LIVE');
  expect(statusOfCoupon(starting('2026-04-01'), now)).toBe('SCHEDULED');
  expect(statusOfCoupon({ ...starting('2026-03-01'), expired: true }, now)).toBe('ENDED');
  const query = { text: 'sp', filters: { status: 'OFF' as const }, sort: [], cursor: null };
  expect(toCouponQuery(query, now).query?.filter).toEqual({
    $and: [
      { expired: false },
      { 'specification.active': false },
      { $or: [{ 'specification.code': { $contains: 'sp' } }, { 'specification.name': { $contains: 'sp' } }] },
    ],
  });
});

test('the preview needs everything but a name and a code', () => {
  expect(toPreview(fields({ percentage: '' }), null, 'UTC')).toBeNull();
  const nameless = fields({ percentage: '10', name: '', code: '', start: '' });
  expect(toPreview(nameless, null, 'UTC')).toMatchObject({ specification: { percentOffRate: 10, startTime: '0' } });
});
