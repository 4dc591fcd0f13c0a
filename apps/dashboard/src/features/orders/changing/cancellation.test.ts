import { describe, expect, test } from 'vitest';
import type { OrderView } from '../order.ts';
import { canBeArchived, canBeCancelled, effectsOf, usualCancellation } from './cancellation.ts';

const order: OrderView = {
  status: 'APPROVED',
  fulfillmentStatus: 'NOT_FULFILLED',
  buyerInfo: { email: 'ada@example.test' },
  balanceSummary: { paid: { amount: '20.00' }, refunded: { amount: '5.00' } },
};

describe('what cancelling does', () => {
  test('items go back into stock and the customer is told, where that is chosen', () => {
    const effects = effectsOf(order, { restock: true, tell: true });
    expect(effects).toContain('Its items go back into stock.');
    expect(effects).toContain('An e-mail to ada@example.test says that the order was cancelled.');
    expect(effects).toContain('No money is returned. To pay the customer back, use Refund afterwards.');
  });

  test('otherwise, it says that neither happens', () => {
    const effects = effectsOf(order, { restock: false, tell: false });
    expect(effects).toContain('Stock levels stay as they are.');
    expect(effects).toContain('The customer is not told.');
  });

  test('money that was paid back in full is not mentioned', () => {
    const settled = { ...order, balanceSummary: { paid: { amount: '20.00' }, refunded: { amount: '20.00' } } };
    expect(effectsOf(settled, { restock: true, tell: true }).join(' ')).not.toContain('Refund');
  });

  test('an order that awaits its payment returns its stock, whatever is chosen', () =>
    expect(effectsOf({ ...order, status: 'INITIALIZED' }, { restock: false, tell: false })).toContain(
      'Its items go back into stock.',
    ));
});

test('items that have left are not put back into stock without being asked for', () =>
  expect([order, { ...order, fulfillmentStatus: 'FULFILLED' as const }].map(usualCancellation)).toEqual([
    { restock: true, tell: true, message: '' },
    { restock: false, tell: true, message: '' },
  ]));

test('cancelled and rejected orders are final; pending ones cannot be archived', () => {
  const statuses = ['INITIALIZED', 'APPROVED', 'PENDING', 'CANCELED', 'REJECTED'] as const;
  expect(statuses.filter((status) => canBeCancelled({ ...order, status }))).toEqual(['INITIALIZED', 'APPROVED']);
  expect(statuses.filter((status) => canBeArchived({ ...order, status }))).toEqual([
    'INITIALIZED',
    'APPROVED',
    'CANCELED',
  ]);
});
