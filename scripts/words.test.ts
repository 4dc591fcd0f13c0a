import { expect, test } from 'vitest';
import { findUnwanted } from './words.ts';

const documents = new Set(['README.md']);
const found = (text: string) => findUnwanted(text, documents).map((finding) => finding.text);

// Joins parts of unwanted texts, so that this file passes the check itself.
const join = (...parts: string[]) => parts.join('');

test.each([
  [join('see /', 'home/mia/shop.ts'), join('/', 'home/mia')],
  [join('read from "/', 'tmp/stoa"'), join('/', 'tmp/stoa')],
  [join('// TO', 'DO: round'), join('TO', 'DO')],
  [join('as in issue', ' #12'), join('issue', ' #12')],
  [join('https://registry', '.npmjs.org/x'), join('registry', '.npmjs')],
  [join('<<<<', '<<< ours'), join('<<<<', '<<< ours')],
  [join('as DESI', 'GN.md says'), join('DESI', 'GN.md')],
])('%s', (text, expected) => {
  expect(found(text)).toEqual([expected]);
});

test.each([
  "import { recentOrders } from '../features/home/recent-orders.tsx';",
  join('https://shop.example/home/page and $', '{base}/work/1'),
  'README.md',
  'mastodon and a todo list',
])('fine: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test('a finding has its line', () => {
  expect(findUnwanted(`one\ntwo\n${join('FIX', 'ME')}`, documents)).toMatchObject([{ line: 3 }]);
});
