import { expect, test } from 'vitest';
import { afterSaving, changedParts, mergeEdits } from './parts.ts';
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

test('what is typed while the form is being saved stays, on top of what was saved', () => {
  const sent = { ...loaded, name: 'Cup' };
  const saved = { ...sent, slug: 'cup' };
  expect(afterSaving(sent, sent, saved)).toBe(saved);
  expect(afterSaving(sent, { ...sent, name: 'Cups', brand: 'Wheel' }, saved)).toEqual({
    ...saved,
    name: 'Cups',
    brand: 'Wheel',
  });
});
