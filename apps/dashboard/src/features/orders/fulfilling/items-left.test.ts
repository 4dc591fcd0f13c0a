import { expect, test } from 'vitest';
import { itemsOf, linesLeft } from './items-left.ts';

const order = {
  lineItems: [
    { id: 'mug', quantity: 3, productName: { original: 'Mug' }, physicalProperties: { shippable: true } },
    { id: 'bowl', quantity: 1, productName: { original: 'Bowl' }, physicalProperties: { shippable: true } },
    { id: 'song', quantity: 1, productName: { original: 'Song' }, physicalProperties: { shippable: false } },
  ],
};

test('lines are left until all of their items were handed over', () => {
  const fulfillments = [
    { lineItems: [{ id: 'mug', quantity: 1 }] },
    {
      lineItems: [
        { id: 'mug', quantity: 1 },
        { id: 'bowl', quantity: 1 },
      ],
    },
  ];
  expect(linesLeft(order, [])).toMatchObject([
    { id: 'mug', left: 3 },
    { id: 'bowl', left: 1 },
  ]);
  expect(linesLeft(order, fulfillments)).toEqual([{ id: 'mug', name: 'Mug', detail: '', left: 1 }]);
});

test('the items of a fulfilment have their names', () => {
  const lineItems = [
    { id: 'bowl', quantity: 1 },
    { id: 'gone', quantity: 2 },
  ];
  expect(itemsOf({ lineItems }, order)).toEqual([
    { id: 'bowl', name: 'Bowl', quantity: 1 },
    { id: 'gone', name: 'Unnamed item', quantity: 2 },
  ]);
});
