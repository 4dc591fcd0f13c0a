import { expect, test } from 'vitest';
import { findLiterals } from './literal-texts.ts';

const texts = (source: string) => findLiterals(source, 'a.tsx').map(({ text }) => text);

test.each([
  ['<p>Add to cart</p>', ['Add to cart']],
  ['<p>{count} left</p>', ['left']],
  ['<button aria-label="Close" />', ['Close']],
  ['<input placeholder={"Search"} />', ['Search']],
  ['<TextField label="E-mail" />', ['E-mail']],
  ['<TextField description={isNew ? "8 to 64 characters" : "At most 64"} />', ['8 to 64 characters', 'At most 64']],
  ["const NOTICES = { saved: 'Your changes were saved.' }", ['Your changes were saved.']],
  ['const text = `Only a few left`', ['Only a few left']],
])('%s contains a text', (source, found) => {
  expect(texts(source)).toEqual(found);
});

test.each([
  ['<p className="Some name">{messages.addToCart}</p>'],
  ['<p>{a} · {b}</p>'],
  ['<img alt="" />'],
  ["throw new Error('The manifest has no entry')"],
  ["import x from './Not a text'"],
  ["const code = 'OUT_OF_STOCK'"],
  ["const type = 'text/html; charset=utf-8'"],
])('%s contains no text', (source) => {
  expect(texts(source)).toEqual([]);
});

test('the line of a text is correct after multi-byte characters', () => {
  const source = '/** Größe, „ä“ */\nconst a = 1;\n\nexport const b = <p title="ö">\n  Größe wählen\n</p>;\n';
  expect(findLiterals(source, 'a.tsx')).toEqual([{ line: 4, text: 'Größe wählen' }]);
  expect(findLiterals(source, 'a.tsx')).toEqual([{ line: 4, text: 'Größe wählen' }]);
});
