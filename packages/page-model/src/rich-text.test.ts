import { expect, test } from 'vitest';
import { isRichText, type Value, wordsOfRich } from './index.ts';

const text = (words: string, ...marks: Value[]): Value => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (...content: Value[]): Value => ({ type: 'paragraph', content });

test('paragraphs, headings, lists, bold and italic text and links are formatted text', () => {
  expect(
    isRichText([
      { type: 'heading', attrs: { level: 3 }, content: [text('Paper')] },
      paragraph(text('Thick', { type: 'bold' }, { type: 'italic' }), { type: 'hardBreak' }),
      paragraph(text('the shop', { type: 'link', attrs: { href: '/shop' } })),
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('One'))] }] },
      { type: 'paragraph' },
    ]),
  ).toBe(true);
});

test.each<[string, Value]>([
  ['text alone', 'words'],
  ['a node of another type', [{ type: 'image', attrs: { src: 'x' } }]],
  ['a list item outside a list', [{ type: 'listItem' }]],
  ['a level that belongs to the page', [{ type: 'heading', attrs: { level: 1 } }]],
  ['a link that runs a script', [paragraph(text('x', { type: 'link', attrs: { href: 'javascript:alert(1)' } }))]],
  ['a link to another host in disguise', [paragraph(text('x', { type: 'link', attrs: { href: '/\\evil.test' } }))]],
  ['a mark of another type', [paragraph(text('x', { type: 'code' }))]],
  ['an unknown attribute', [{ type: 'paragraph', attrs: { style: 'x' } }]],
  [
    'endless lists',
    Array.from({ length: 9 }).reduce<Value>(
      (inner) => [{ type: 'bulletList', content: [{ type: 'listItem', content: inner }] }] as Value,
      [],
    ),
  ],
])('%s is not', (_what, value) => {
  expect(isRichText(value)).toBe(false);
});

test('the words of formatted text are on a single line, whole where a part of them is marked', () => {
  const list = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('Signed'))] }] };
  const rich = [
    { type: 'heading', attrs: { level: 3 }, content: [text('Paper')] },
    paragraph(text('Thick and '), text('white', { type: 'bold' }), text('.'), { type: 'hardBreak' }, text('Light')),
    list,
  ];
  expect(wordsOfRich(rich)).toBe('Paper Thick and white. Light Signed');
  expect(wordsOfRich('words')).toBe('');
});
