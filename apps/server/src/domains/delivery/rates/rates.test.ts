import { expect, test } from 'vitest';
import { distance, isCovered, isInside, matchesPostalCode } from './areas.ts';
import { askCarrier } from './ask-carrier.ts';
import { CarrierRefused } from './carrier.ts';
import type { DeliveryOption } from './delivery-option.ts';
import { lowestRate, type Measures, type Rate, type RateCondition } from './matching-rate.ts';
import { mergeOptions } from './merge.ts';
import type { AnyCarrier } from './own-carriers.ts';
import type { OwnQuestion } from './own-question.ts';
import { collisionsOf, type Region, regionOf } from './regions.ts';
import { timeSlots } from './time-slots.ts';

const measures: Measures = { price: 5000, weight: 2, quantity: 3 };
const when = (
  type: NonNullable<RateCondition['type']>,
  operator: NonNullable<RateCondition['operator']>,
  value: string,
) => ({ type, operator, value });
const rate = (amount: string, ...conditions: RateCondition[]): Rate => ({ amount, conditions });

test.each<[name: string, rates: Rate[], price: number | null]>([
  ['without conditions, a rate always applies', [rate('4.90')], 490],
  ['the lowest of several rates applies', [rate('4.90'), rate('3.90'), rate('5.90')], 390],
  ['no rate applies where no condition is met', [rate('4.90', when('BY_TOTAL_PRICE', 'GT', '50'))], null],
  ['a price from an amount on', [rate('4.90'), rate('0', when('BY_TOTAL_PRICE', 'GTE', '50'))], 0],
  ['a price below an amount', [rate('4.90', when('BY_TOTAL_PRICE', 'LT', '50'))], null],
  ['a price up to an amount', [rate('4.90', when('BY_TOTAL_PRICE', 'LTE', '50'))], 490],
  ['exactly a quantity', [rate('4.90', when('BY_TOTAL_QUANTITY', 'EQ', '3'))], 490],
  ['another quantity', [rate('4.90', when('BY_TOTAL_QUANTITY', 'EQ', '2'))], null],
  ['a weight', [rate('4.90', when('BY_TOTAL_WEIGHT', 'GT', '1.5'))], 490],
  [
    'all conditions have to be met',
    [rate('4.90', when('BY_TOTAL_WEIGHT', 'GT', '1'), when('BY_TOTAL_PRICE', 'LT', '10'))],
    null,
  ],
  ['an amount for each unit', [{ amount: '2', multiplyByQuantity: true }], 600],
  ['no rates', [], null],
])('%s', (_name, rates, price) => {
  expect(lowestRate(rates, measures, 'EUR')).toBe(price);
});

test('weights that add up to a limit reach it, and yen have no decimals', () => {
  const limit = [rate('5', when('BY_TOTAL_WEIGHT', 'LTE', '0.3'))];
  expect(lowestRate(limit, { ...measures, weight: 0.1 * 3 }, 'EUR')).toBe(500);
  expect(lowestRate([rate('500', when('BY_TOTAL_PRICE', 'GTE', '5000'))], measures, 'JPY')).toBe(500);
});

const region = (name: string, ...destinations: [string, ...string[]][]): Region => ({
  name,
  destinations: destinations.map(([countryCode, ...subdivisions]) => ({ countryCode, subdivisions })),
});
const california = region('California', ['US', 'US-CA', 'NV']);
const states = region('States', ['US'], ['CA']);
const world = region('World');

test.each([
  ['the subdivision', { country: 'US', subdivision: 'US-CA' }, 'California'],
  ['the subdivision without its country', { country: 'US', subdivision: 'US-NV' }, 'California'],
  ['the country', { country: 'US', subdivision: 'US-NY' }, 'States'],
  ['the country without a subdivision', { country: 'US', subdivision: null }, 'States'],
  ['the rest of the world', { country: 'DE', subdivision: 'DE-BE' }, 'World'],
  ['an unknown place', null, 'World'],
])('the most specific region counts: %s', (_name, place, name) => {
  expect(regionOf([world, states, california], place)?.name).toBe(name);
  expect(regionOf([], place)).toBeNull();
});

test('a place may be named once', () => {
  expect(collisionsOf([world, states, california])).toEqual([]);
  expect(collisionsOf([states, region('Again', ['US']), world, region('Rest')])).toEqual(['US', '*']);
  expect(collisionsOf([california, region('West', ['US', 'CA'])])).toEqual(['US-CA']);
});

test.each([
  ['10001', '10001', true],
  ['1000*', '10009', true],
  ['1000*', '10100', false],
  ['SW1A*', 'sw1a 1aa', true],
  ['10001', '10002', false],
  ['*', 'anything', true],
  ['10001', null, false],
])('postal codes like %s include %s: %s', (pattern, code, expected) => {
  expect(matchesPostalCode(pattern, code)).toBe(expected);
});

const berlin = { latitude: 52.52, longitude: 13.405 };
const potsdam = { latitude: 52.39, longitude: 13.064 };

test('distances follow the great circle', () => {
  expect(distance(berlin, potsdam, 'KM')).toBeCloseTo(27.2, 0);
  expect(distance(berlin, potsdam, 'MI')).toBeCloseTo(16.9, 0);
  expect(distance(berlin, berlin, 'KM')).toBe(0);
});

test('a point is inside of a polygon or not', () => {
  const corners = [
    { latitude: 0, longitude: 0 },
    { latitude: 0, longitude: 10 },
    { latitude: 10, longitude: 10 },
    { latitude: 5, longitude: 5 },
    { latitude: 10, longitude: 0 },
  ];
  expect(isInside({ latitude: 2, longitude: 5 }, corners)).toBe(true);
  expect(isInside({ latitude: 8, longitude: 5 }, corners)).toBe(false);
  expect(isInside({ latitude: 11, longitude: 5 }, corners)).toBe(false);
});

const nowhere = { country: 'DE', subdivision: 'DE-BE', city: 'Berlin', postalCode: '10115', point: null };

test('an area covers what its kind says, and never a place of unknown position by distance', () => {
  const circle = { radiusConfig: { address: { geocode: berlin }, radius: 30 } };
  expect(isCovered(circle, { ...nowhere, point: potsdam }, 'KM')).toBe(true);
  expect(isCovered(circle, { ...nowhere, point: { latitude: 53.55, longitude: 10 } }, 'KM')).toBe(false);
  expect(isCovered(circle, nowhere, 'KM')).toBe(false);
  expect(isCovered({ zipConfig: { zipCodes: ['101*'] } }, nowhere, 'KM')).toBe(true);
  const city = { cityConfig: { cityItems: [{ cityName: 'BERLIN', country: 'DE' }] } };
  expect(isCovered(city, nowhere, 'KM')).toBe(true);
  expect(isCovered(city, { ...nowhere, country: 'US' }, 'KM')).toBe(false);
  expect(isCovered({}, nowhere, 'KM')).toBe(true);
  expect(isCovered({ destinations: [{ code: 'DE', subdivisions: ['BE'] }] }, nowhere, 'KM')).toBe(true);
  expect(isCovered({ destinations: [{ code: 'AT' }] }, nowhere, 'KM')).toBe(false);
});

const window = (day: 'MON' | 'TUE' | 'SUN', from: number, to: number) => ({
  day,
  start: { hours: from, minutes: 0 },
  end: { hours: to, minutes: 30 },
});

test('slots are on the clock of the shop, after handling and cut-off', () => {
  const schedule = { timeWindows: [window('MON', 17, 19), window('MON', 10, 12), window('TUE', 10, 12)] };
  // Monday, 11:00 in Berlin
  const now = new Date('2026-03-02T10:00:00Z');
  const starts = (change: object, at = now) => timeSlots({ ...schedule, ...change }, at, 'Europe/Berlin')?.slice(0, 2);
  expect(starts({})).toEqual([
    { from: '2026-03-02T16:00:00.000Z', to: '2026-03-02T18:30:00.000Z' },
    { from: '2026-03-03T09:00:00.000Z', to: '2026-03-03T11:30:00.000Z' },
  ]);
  expect(starts({ cutOffTime: { hours: 11, minutes: 0 } })?.[0]?.from).toBe('2026-03-03T09:00:00.000Z');
  expect(starts({ cutOffTime: { hours: 11, minutes: 1 } })?.[0]?.from).toBe('2026-03-02T16:00:00.000Z');
  expect(starts({ handlingDays: 2 })?.[0]?.from).toBe('2026-03-09T09:00:00.000Z');
  // clocks change on 29 March
  expect(starts({ timeWindows: [window('SUN', 10, 12)] }, new Date('2026-03-28T10:00:00Z'))?.[0]?.from).toBe(
    '2026-03-29T08:00:00.000Z',
  );
});

test('both forms of windows count, and without any there are no slots to choose', () => {
  const slot = { from: { hours: 9, minutes: 30 }, to: { hours: 11, minutes: 0 } };
  const days = { monday: { enabledForDelivery: true, timeSlots: [slot] }, tuesday: { timeSlots: [slot] } };
  const now = new Date('2026-03-02T06:00:00Z');
  expect(timeSlots({ days }, now, 'UTC')?.map(({ from }) => from)).toEqual([
    '2026-03-02T09:30:00.000Z',
    '2026-03-09T09:30:00.000Z',
  ]);
  expect(timeSlots({ handlingDays: 1 }, now, 'UTC')).toBeNull();
  expect(timeSlots({ timeWindows: [{ ...window('MON', 10, 12), enabled: false }] }, now, 'UTC')).toBeNull();
});

const option = (title: string, price: number, rest: Partial<DeliveryOption> = {}): DeliveryOption => ({
  code: `${title}-${price}`,
  carrierId: 'post',
  title,
  deliveryTime: null,
  instructions: null,
  price,
  charges: [],
  pickup: null,
  slot: null,
  allocations: [{ carrierId: 'post', code: `${title}-${price}`, regionId: 'r', regionName: 'R', lineIds: ['1'] }],
  partial: false,
  ...rest,
});

test('options of several profiles with the same title are one at the sum of their prices', () => {
  const groups = [
    { lineIds: ['1'], options: [option('Post', 490), option('Express', 1290)] },
    { lineIds: ['2'], options: [option('post', 300), option('Truck', 5000)] },
  ];
  const merged = mergeOptions(groups, 'Shipping');
  expect(merged).toMatchObject([{ title: 'Post', price: 790, partial: false, allocations: [{}, {}] }]);
  expect(merged[0]?.code).toMatch(/^.{43}$/);
});

test('without a common title, the cheapest of each are one; goods are brought where they can be', () => {
  const collect = option('Shop', 0, { pickup: { country: 'DE' } });
  const groups = [
    { lineIds: ['1'], options: [collect, option('Post', 490), option('Express', 1290)] },
    { lineIds: ['2'], options: [option('Truck', 5000)] },
  ];
  expect(mergeOptions(groups, 'Shipping')).toMatchObject([{ title: 'Shipping', price: 5490, pickup: null }]);
});

test('options say if some lines are left out', () => {
  const groups = [
    { lineIds: ['1'], options: [option('Post', 490)] },
    { lineIds: ['2'], options: [] },
  ];
  expect(mergeOptions(groups, 'Shipping')).toMatchObject([{ title: 'Post', partial: true }]);
  expect(mergeOptions([{ lineIds: ['2'], options: [] }], 'Shipping')).toEqual([]);
});

const facts = { id: 'drone', displayName: 'Drone', description: '', needsBackupRate: false };
const question = { currency: 'EUR', regionId: 'r' } as OwnQuestion;
const found = {
  code: 'd',
  title: 'Drone',
  price: 900,
  deliveryTime: null,
  instructions: null,
  pickup: null,
  slot: null,
};
const failing: AnyCarrier = { ...facts, rates: () => Promise.reject(new Error('is grounded')) };
const silent: AnyCarrier = { ...facts, rates: () => new Promise(() => {}) };
const nonsense = (rates: unknown): AnyCarrier => ({ ...facts, rates: () => rates as never });
const backupRate = { title: 'Any day', amount: '7.50', active: true };

test('additional charges are part of the price', async () => {
  const charges = { additionalCharges: [{ description: 'Insurance', amount: '1.50' }, { amount: '0.50' }] };
  const { rates } = await askCarrier({ ...facts, rates: () => [found] }, charges, question);
  expect(rates).toMatchObject([
    {
      price: 1100,
      charges: [
        { details: 'Insurance', amount: 150 },
        { details: null, amount: 50 },
      ],
    },
  ]);
});

test.each([
  ['fails', failing],
  ['does not answer', silent],
  ['answers no list', nonsense({ price: 900 })],
  ['answers with nothing in its list', nonsense([null])],
  ['names no price', nonsense([{ ...found, price: undefined }])],
  ['names a price below nothing', nonsense([{ ...found, price: -1 }])],
  ['names a price in parts of a cent', nonsense([{ ...found, price: 9.5 }])],
  ['names a price that no cart can have', nonsense([{ ...found, price: Number.MAX_SAFE_INTEGER }])],
  ['names an option without a code', nonsense([{ ...found, code: '' }])],
])('a carrier that %s is replaced by its backup rate, or is an error', async (_name, carrier) => {
  expect(await askCarrier(carrier, { backupRate }, question, 10)).toMatchObject({
    rates: [{ title: 'Any day', price: 750 }],
    error: null,
  });
  const without = await askCarrier(carrier, { backupRate: { ...backupRate, active: false } }, question, 10);
  expect(without).toMatchObject({ rates: [], error: { code: 'GENERIC_ERROR', description: expect.any(String) } });
});

test.each([
  ['MISSING_POSTAL_CODE', 'MISSING_POSTAL_CODE'],
  ['NO_MOON', 'GENERIC_ERROR'],
])('a carrier that refuses with %s has the error %s', async (said, code) => {
  const refusing: AnyCarrier = { ...facts, rates: () => Promise.reject(new CarrierRefused(said)) };
  expect((await askCarrier(refusing, {}, question)).error).toEqual({ code, description: said });
});

test('a carrier without a price has its backup rate or shows nothing', async () => {
  const nothing: AnyCarrier = { ...facts, rates: () => [] };
  expect((await askCarrier(nothing, { backupRate }, question)).rates).toMatchObject([{ price: 750 }]);
  expect(await askCarrier(nothing, {}, question)).toEqual({ rates: [], error: null });
});
