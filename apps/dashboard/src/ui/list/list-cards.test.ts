import { expect, test } from 'vitest';
import type { Column } from './define-list.ts';
import { partsOf } from './list-cards.tsx';

type Mug = { name: string; price: string };
const columns: Column<Mug, { hasPrices: boolean }>[] = [
  { title: 'Name', phone: 'detail', show: ({ name }) => name },
  {
    title: 'Price',
    phone: 'corner',
    isInteractive: true,
    isShown: (extra) => extra.hasPrices,
    show: ({ price }) => price,
  },
  { title: 'Stock', phone: null, show: () => 'plenty' },
  { title: 'State', phone: { at: 'below', show: () => 'on phones' }, isInteractive: true, show: () => 'in tables' },
];
const shownOn = (hasPrices: boolean) =>
  partsOf(columns, { hasPrices }).map(({ at, show, isInteractive }) => [
    at,
    show({ name: 'Mug', price: '€8' }, {} as never),
    isInteractive,
  ]);

test("phones show each column's declared content in its declared slot", () => {
  expect(shownOn(true)).toEqual([
    ['detail', 'Mug', false],
    ['corner', '€8', true],
    ['below', 'on phones', true],
  ]);
});

test('a hidden column has no slot on phones either', () => {
  expect(shownOn(false).map(([at]) => at)).toEqual(['detail', 'below']);
});
