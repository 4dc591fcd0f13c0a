import { expect, test } from 'vitest';
import type { Region } from '../queries.ts';
import { changesOf, readCarriers, writeCarrier, wrongWithCarriers } from './carriers-form.ts';

const installed = [
  { id: 'parcels', displayName: 'Parcels', description: 'Ships parcels.' },
  { id: 'pickup', displayName: 'Pickup', fallbackDefinitionMandatory: true },
];
const parcels = {
  appId: 'parcels',
  backupRate: { title: 'Parcel', amount: '9.90', active: true },
  additionalCharges: [{ description: 'Insurance', amount: '2' }],
};
const region: Region = { id: 'de', profileId: 'p', title: 'Germany', deliveryCarriers: [parcels] };
const carriers = readCarriers(region, installed);
const [first, second] = carriers as [(typeof carriers)[number], (typeof carriers)[number]];

test('a carrier is sent as it was read', () => {
  expect(carriers.map(({ name, isOn }) => [name, isOn])).toEqual([
    ['Parcels', true],
    ['Pickup', false],
  ]);
  expect(writeCarrier(first)).toEqual(parcels);
  expect(writeCarrier({ ...first, hasBackup: false, backupAmount: '9,90' }).backupRate).toEqual({
    ...parcels.backupRate,
    active: false,
  });
  expect(writeCarrier({ ...first, backupAmount: '' })).not.toHaveProperty('backupRate');
});

test('only what changed is done', () => {
  expect(changesOf(carriers, carriers)).toEqual([]);
  const kinds = (wanted: typeof carriers) =>
    changesOf(carriers, wanted).map(({ kind, carrier }) => [kind, carrier.name]);
  expect(
    kinds([
      { ...first, isOn: false },
      { ...second, isOn: true },
    ]),
  ).toEqual([
    ['REMOVE', 'Parcels'],
    ['ADD', 'Pickup'],
  ]);
  expect(kinds([{ ...first, backupAmount: '8' }, second])).toEqual([['UPDATE', 'Parcels']]);
});

test('a backup rate has a name and an amount, where it is on or required', () => {
  const wrong = (wanted: typeof carriers) =>
    Object.entries(wrongWithCarriers(wanted)).flatMap(([field, text]) => (text ? [field] : []));
  expect(wrong(carriers)).toEqual([]);
  expect(wrong([{ ...first, backupAmount: '', charges: [{ description: '', amount: 'x' }] }])).toEqual([
    'carriers.0.backupAmount',
    'carriers.0.charges.0.description',
    'carriers.0.charges.0.amount',
  ]);
  expect(wrong([first, { ...second, isOn: true }])).toEqual(['carriers.1.backupTitle', 'carriers.1.backupAmount']);
  expect(wrong([{ ...first, hasBackup: false, backupTitle: '', backupAmount: '' }])).toEqual([]);
});
