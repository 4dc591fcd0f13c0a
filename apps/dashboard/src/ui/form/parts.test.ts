import { expect, test } from 'vitest';
import { afterSaving, changedParts, isChanged, mergeEdits, partsOf } from './parts.ts';

const loaded = { name: 'Mug', brand: 'Kiln', slug: 'mug', options: ['Size'], variants: [{ price: '12' }] };
type Form = typeof loaded;
const parts = {
  name: { label: 'Name', fields: ['name'] },
  brand: { label: 'Brand', fields: ['brand'] },
  slug: { label: 'Slug', fields: ['slug'] },
  variants: { label: 'Options and prices', fields: ['options', 'variants'] },
} as const;

test('parts that differ are listed', () => {
  expect(changedParts<keyof typeof parts, Form>(parts, loaded, loaded)).toEqual([]);
  const changed = { ...loaded, name: 'Cup', options: [], variants: [] };
  expect(changedParts<keyof typeof parts, Form>(parts, loaded, changed)).toEqual(['name', 'variants']);
});

test('lists are equal if their items are', () => {
  expect(isChanged(parts, loaded, { ...loaded, variants: [{ price: '12' }] })).toBe(false);
  expect(isChanged(parts, loaded, { ...loaded, variants: [{ price: '13' }] })).toBe(true);
});

test('a field that belongs to no part is its own part, labelled by its name', () => {
  const values = { name: '', postalCode: '', city: '' };
  const found = partsOf({ place: { label: 'Place', fields: ['city'] } }, values);
  expect(Object.values(found).map(({ label }) => label)).toEqual(['Name', 'Postal code', 'Place']);
  expect(changedParts(found, values, { ...values, postalCode: '2' })).toEqual(['postalCode']);
});

test('edits of both sides are merged', () => {
  const merged = mergeEdits<keyof typeof parts, Form>(
    parts,
    loaded,
    { ...loaded, name: 'Cup' },
    { ...loaded, brand: 'Wheel' },
  );
  expect(merged).toEqual({ values: { ...loaded, name: 'Cup', brand: 'Wheel' }, conflicts: [] });
});

test('if both changed the same part, mine stays and the conflict is listed', () => {
  const { values, conflicts } = mergeEdits<keyof typeof parts, Form>(
    parts,
    loaded,
    { ...loaded, name: 'Cup', brand: 'Wheel' },
    { ...loaded, name: 'Beaker', brand: 'Wheel' },
  );
  expect(values).toMatchObject({ name: 'Cup', brand: 'Wheel' });
  expect(conflicts).toEqual(['name']);
});

test('text typed while the form is being saved stays, on top of the saved version', () => {
  const sent = { ...loaded, name: 'Cup' };
  const saved = { ...sent, slug: 'cup' };
  expect(afterSaving(parts, sent, sent, saved)).toBe(saved);
  expect(afterSaving(parts, sent, { ...sent, name: 'Cups', brand: 'Wheel' }, saved)).toEqual({
    ...saved,
    name: 'Cups',
    brand: 'Wheel',
  });
});
