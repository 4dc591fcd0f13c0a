import { expect, test } from 'vitest';
import type { Region, UspsConfiguration } from '../queries.ts';
import { readUsps, type UspsDraft, writeUsps, wrongWithUsps } from './usps-form.ts';

const USPS = '2b1943e2-3fc2-47bc-be56-3d402e5966d7';
const regions = [
  { id: 'r1', profileId: 'p', title: 'World', deliveryCarriers: [{ appId: USPS, backupRate: { amount: '9.5' } }] },
  { id: 'r2', profileId: 'p', title: 'Home' },
] as Region[];
const known = {
  id: 'c',
  deliveryRegionIds: ['r1', 'gone'],
  osLocationId: 'l',
  packageType: 'CUSTOM',
  packageDetails: { name: 'Box', dimensions: { length: '10', width: '8', height: '4.5' } },
  domesticServices: [
    {
      id: 's',
      service: 'PRIORITY_MAIL',
      serviceSettings: { handlingFee: { value: '5', calculationType: 'PERCENTAGE' } },
    },
  ],
  backupWeight: '0.5',
} as UspsConfiguration;
const draft = (change: Partial<UspsDraft> = {}): UspsDraft => ({
  ...readUsps({ configuration: known, regions }),
  ...change,
});
const wrong = (change: Partial<UspsDraft>) =>
  Object.entries(wrongWithUsps(draft(change))).flatMap(([path, says]) => (says ? path : []));

test('what was set up is edited and written back', () => {
  expect(draft()).toMatchObject({ regionIds: ['r1'], backupRate: '9.5', length: '10', units: '' });
  expect(wrong({})).toEqual([]);
  expect(writeUsps(draft())).toEqual({
    ...{ osLocationId: 'l', packageType: 'CUSTOM', backupWeight: '0.5', internationalServices: [] },
    packageDetails: { name: 'Box', dimensions: { length: '10', width: '8', height: '4.5' } },
    domesticServices: [
      {
        ...{ id: 's', service: 'PRIORITY_MAIL' },
        serviceSettings: {
          ...{ estimatedDeliveryTime: null, freeDeliveryMinimumAmount: null },
          handlingFee: { value: '5', calculationType: 'PERCENTAGE' },
        },
      },
    ],
  });
});

test('packages of the post have no size, and hold a number of items', () => {
  const changed = draft({ packageType: 'SMALL_FLAT_RATE_BOX', units: '3', length: '' });
  expect(writeUsps(changed).packageDetails).toEqual({ maxNumberOfProducts: '3' });
  expect(wrong({ packageType: 'SMALL_FLAT_RATE_BOX' })).toEqual(['units']);
});

test('what is missing is named', () => {
  expect(wrong({ locationId: '', regionIds: [], backupRate: '', backupWeight: '0' })).toEqual([
    ...['locationId', 'regionIds', 'backupRate', 'backupWeight'],
  ]);
  expect(wrong({ packageName: ' ', length: '0', width: 'x', height: '' })).toEqual([
    ...['packageName', 'length', 'width', 'height'],
  ]);
  expect(wrong({ services: draft().services.map((one) => ({ ...one, isOn: false })) })).toEqual(['services']);
  expect(wrong({ services: draft().services.map((one) => ({ ...one, fee: 'x', freeFrom: '-1' })) })).toEqual([
    ...['services.1.fee', 'services.1.freeFrom'],
  ]);
});
