import type { Block } from '@stoa/page-model';
import { expect, test } from 'vitest';
import { collectStyles, rulesFor } from './block-styles.ts';
import { blockSchemas } from './schemas/index.ts';

const grid = (id: string, styles: Block['styles']): Block => ({ id, type: 'productGrid', ...(styles && { styles }) });
const page = (...content: Block[]): Block => ({ id: 'page', type: 'page', slots: { content } });

test('blocks that look alike share a class, and wider windows come last', () => {
  const two = { columns: { all: '2', desktop: '4' } };
  const [one, same, other] = [grid('a', two), grid('b', two), grid('c', { columns: { desktop: '3' } })];
  const { css, classOf } = collectStyles(blockSchemas, page(one, same, other, grid('d', undefined)));
  expect([one, same, other, grid('d', undefined)].map(classOf)).toEqual(['s1', 's1', 's2', undefined]);
  expect(css).toBe(
    '.s1{--columns:repeat(2, minmax(0, 1fr))}@media (width >= 64rem){.s1{--columns:repeat(4, minmax(0, 1fr))}' +
      '.s2{--columns:repeat(3, minmax(0, 1fr))}}',
  );
});

test('schemes are attributes, and the page says which it needs', () => {
  const sections = [
    grid('a', { scheme: { all: 'inverse' } }),
    grid('b', { scheme: { all: 'page' } }),
    grid('c', { scheme: { all: 'inverse' } }),
  ];
  const { css, schemes, classOf } = collectStyles(blockSchemas, page(...sections));
  expect(schemes).toEqual(['inverse']);
  expect(css).toBe('');
  expect(classOf(grid('a', undefined))).toBeUndefined();
});

test('what the schema does not know has no rule', () => {
  const strange = { toString: { all: '2' }, columns: { all: 'constructor' }, align: { all: 'center' } };
  expect(collectStyles(blockSchemas, page(grid('a', strange))).css).toBe('');
});

test('an editor gets the rules of one block', () => {
  const block = grid('a', { gap: { all: 'none', tablet: 'large' } });
  expect(rulesFor(blockSchemas, block, '[data-block="a"]')).toBe(
    '[data-block="a"]{--gap:0rem}' + '@media (width >= 40rem){[data-block="a"]{--gap:clamp(2rem, 5vw, 5rem)}}',
  );
});
