import { expect, test } from 'vitest';
import type { Area } from '../queries.ts';
import { noPrice } from '../rates.ts';
import {
  describeOutline,
  describeWeek,
  leadTime,
  readArea,
  readPosition,
  writeArea,
  wrongWithArea,
} from './area-form.ts';
import { emptyWeek } from './week.ts';

const at = (hours: number, minutes = 0) => ({ hours, minutes });
const courier: Area = {
  id: '1',
  areaName: 'Courier',
  zipConfig: { zipCodes: ['10*', '12043'] },
  rates: [{ amount: '6.90', conditions: [], multiplyByQuantity: false }],
  deliveryRegionIds: ['de'],
  scheduledDeliveryConfig: {
    handlingDays: 1,
    cutOffTime: at(16),
    timeWindows: [
      { day: 'TUE', start: at(17), end: at(20, 30), enabled: true },
      { day: 'TUE', start: at(10), end: at(13), enabled: true },
      { day: 'SUN', start: at(10), end: at(13), enabled: false },
    ],
  },
};

test('an area is sent as it was read, with the windows that are switched off', () => {
  const values = readArea(courier);
  expect(values.week[1]).toEqual([
    { from: '10:00', to: '13:00' },
    { from: '17:00', to: '20:30' },
  ]);
  expect(values.week[6]).toEqual([]);
  expect(wrongWithArea(values, true)).toEqual(
    expect.objectContaining({ name: null, regionIds: false, postalCodes: null, 'price.amount': null }),
  );
  const { scheduledDeliveryConfig: schedule, ...sent } = writeArea(values, courier, true);
  expect(sent).toMatchObject({ areaName: 'Courier', zipConfig: courier.zipConfig, rates: courier.rates, rate: '6.90' });
  expect(schedule).toMatchObject({ handlingDays: 1, cutOffTime: at(16) });
  expect(new Set(schedule?.timeWindows)).toEqual(new Set(courier.scheduledDeliveryConfig?.timeWindows));
  const unscheduled = writeArea({ ...values, isScheduled: false }, courier, true).scheduledDeliveryConfig;
  expect(unscheduled.timeWindows).toEqual([{ day: 'SUN', start: at(10), end: at(13), enabled: false }]);
  const everywhere = writeArea({ ...values, kind: 'REGION' }, courier, true);
  expect([readArea({ ...courier, ...everywhere }).kind, describeOutline(everywhere)]).toEqual([
    'REGION',
    'The whole region',
  ]);
});

test('areas of older programs have a rate and days', () => {
  const older: Area = {
    id: '1',
    rate: '5',
    minimumFreeDeliveryOrderAmount: 40,
    scheduledDeliveryConfig: {
      days: { friday: { enabledForDelivery: true, timeSlots: [{ from: at(8), to: at(9) }] } },
    },
  };
  const { price, week, kind } = readArea(older);
  expect({ price, friday: week[4], kind }).toEqual({
    price: { ...noPrice, amount: '5', freeFrom: '40' },
    friday: [{ from: '08:00', to: '09:00' }],
    kind: 'REGION',
  });
  expect(describeWeek(older)).toBe('Fri');
});

test('an area by distance has an address and its position', () => {
  const near = { ...readArea({}), kind: 'DISTANCE' as const, name: 'Near', regionIds: ['de'] };
  const wrong = (values: typeof near) =>
    Object.entries(wrongWithArea(values, false)).flatMap(([field, text]) => (text ? [field] : []));
  expect(wrong(near)).toEqual(['address', 'position', 'radius']);
  const whole = { ...near, address: 'Torstr. 1', position: '52.5, 13.4', radius: '2,5' };
  expect(wrong(whole)).toEqual([]);
  const sent = writeArea(whole, {}, false);
  expect('radiusConfig' in sent && sent.radiusConfig).toEqual({
    address: { formattedAddress: 'Torstr. 1', geocode: { latitude: 52.5, longitude: 13.4 } },
    radius: 2.5,
  });
  expect(describeOutline(sent)).toBe('Up to 2.5 km from Torstr. 1');
  expect(['91, 0', 'Berlin', '52.5', '52.5, 181'].map(readPosition)).toEqual([null, null, null, null]);
});

test('postal codes, and a week with at least one day', () => {
  const zip = {
    ...readArea({}),
    name: 'Near',
    regionIds: ['de'],
    isScheduled: true,
    week: emptyWeek,
    handlingDays: '31',
  };
  const wrong = wrongWithArea({ ...zip, postalCodes: ['1*2'] }, false);
  expect(wrong.postalCodes).toContain('1*2');
  expect(wrong.week).toBeTruthy();
  expect(wrong.handlingDays).toBeTruthy();
  expect(wrongWithArea(zip, false).postalCodes).toBe('Enter at least one postal code.');
});

test('the earliest delivery in words', () => {
  expect(leadTime('0', '')).toBe('Orders are brought on the same day at the earliest.');
  expect(leadTime('1', '16:00')).toBe(
    'Orders placed before 16:00 are brought the next day at the earliest, others 2 days later.',
  );
});
