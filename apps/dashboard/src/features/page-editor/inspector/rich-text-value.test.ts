import { isRichText } from '@stoa/page-model';
import { expect, test } from 'vitest';
import { cleaned } from './rich-text-value.ts';

test('what the text editor adds is left out, and what it may not hold is not kept', () => {
  const text = cleaned([
    { type: 'heading', attrs: { level: 3, textAlign: null }, content: [{ type: 'text', text: 'Care' }] },
    {
      type: 'paragraph',
      attrs: { textAlign: 'left' },
      content: [
        { type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: '/shop', target: '_blank', rel: 'x' } }] },
        { type: 'text', text: 'b', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
        { type: 'hardBreak' },
        { type: 'text', text: 'c', marks: [{ type: 'bold' }] },
      ],
    },
    {
      type: 'orderedList',
      attrs: { start: 1, type: null },
      content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
    },
  ]);
  expect(isRichText(text)).toBe(true);
  expect(text[1]).toEqual({
    type: 'paragraph',
    content: [
      { type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: '/shop' } }] },
      { type: 'text', text: 'b' },
      { type: 'hardBreak' },
      { type: 'text', text: 'c', marks: [{ type: 'bold' }] },
    ],
  });
});
