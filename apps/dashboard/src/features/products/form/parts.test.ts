import { expect, test } from 'vitest';
import { changedParts, mergeEdits } from './parts.ts';
import { blankProduct } from './product-form.ts';

const loaded = { ...blankProduct(), name: 'Mug', brand: 'Kiln', slug: 'mug' };

test('parts that differ are named', () => {
  expect(changedParts(loaded, loaded)).toEqual([]);
  expect(changedParts(loaded, { ...loaded, name: 'Cup', seoTitle: 'Cups', options: [], variants: [] })).toEqual([
    'name',
    'variants',
    'seo',
  ]);
});

test('edits of both are brought together', () => {
  const { form, conflicts } = mergeEdits(loaded, { ...loaded, name: 'Cup' }, { ...loaded, brand: 'Wheel' });
  expect(form).toMatchObject({ name: 'Cup', brand: 'Wheel', slug: 'mug' });
  expect(conflicts).toEqual([]);
});

test('where both changed the same, mine stays and the conflict is named', () => {
  const { form, conflicts } = mergeEdits(
    loaded,
    { ...loaded, name: 'Cup', brand: 'Wheel' },
    { ...loaded, name: 'Beaker', brand: 'Wheel' },
  );
  expect(form).toMatchObject({ name: 'Cup', brand: 'Wheel' });
  expect(conflicts).toEqual(['name']);
});
