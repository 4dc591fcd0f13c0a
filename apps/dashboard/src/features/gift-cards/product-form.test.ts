import { expect, test } from 'vitest';
import { readProduct, writeProduct, wrongProduct } from './product-form.ts';

const saved = {
  ...{ revision: '3', updatedDate: '2026-03-02T10:00:00Z', active: true, name: 'Voucher', description: 'A present' },
  image: { id: 'card.webp' },
  presets: [
    { id: 'one', price: '25.00', value: '25.00' },
    { id: 'two', price: '50.00', value: '60.00' },
  ],
  ...{ customAmount: { min: '10.00', max: '200.00' }, validityMonths: 24 },
};

test('what is saved is read and written without a loss', () => {
  const { revision: _, updatedDate: __, ...sent } = saved;
  const [one, two] = sent.presets;
  expect(writeProduct(readProduct(saved))).toEqual({ ...sent, presets: [{ ...one, value: null }, two] });
});

test('a shop that sells none yet is proposed the usual amounts', () => {
  const values = readProduct({ name: 'Gift card', active: false, presets: [] });
  expect(values.presets.map(({ price }) => price)).toEqual(['25', '50', '100']);
  expect(Object.values(wrongProduct(values)).filter(Boolean)).toEqual([]);
});

test('mistakes are named where they are', () => {
  const values = readProduct(saved);
  const wrong = (changes: object) =>
    Object.entries(wrongProduct({ ...values, ...changes })).flatMap(([field, text]) => (text ? [field] : []));
  expect(wrong({})).toEqual([]);
  expect(wrong({ name: ' ', months: '0', min: 'ten' })).toEqual(['name', 'min', 'months']);
  expect(wrong({ min: '10', max: '10' })).toEqual(['max']);
  expect(wrong({ presets: [], isCustom: false })).toEqual(['presets']);
  expect(wrong({ presets: [{ price: '0', value: '' }] })).toEqual(['presets.0.price']);
  expect(wrong({ presets: [{ price: '50', value: '40' }] })).toEqual(['presets.0.value']);
});
