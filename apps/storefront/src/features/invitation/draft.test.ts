import { expect, test } from 'vitest';
import { readDraft, wrongIn } from './draft.ts';

test('a draft needs stars, and no more text and pictures than fit', () => {
  const draft = readDraft(new URLSearchParams({ productId: 'p', rating: '4', text: ' Fine ', name: ' Ada ' }));
  expect(draft).toEqual({ productId: 'p', rating: 4, text: 'Fine', name: 'Ada' });
  expect(wrongIn(draft, 5)).toBeNull();
  expect(wrongIn(draft, 6)).toBe('photos');
  expect(wrongIn({ ...draft, text: 'x'.repeat(3001) }, 0)).toBe('text');
  for (const rating of ['', '0', '6', '2.5', 'many'])
    expect(wrongIn(readDraft(new URLSearchParams({ rating })), 0)).toBe('rating');
});
