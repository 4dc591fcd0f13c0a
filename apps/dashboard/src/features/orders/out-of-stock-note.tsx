import { Alert } from '@mantine/core';
import { nameOfLine } from '../../ui/line.ts';
import type { OrderView } from './order.ts';

/** What was gone when the order was paid, where stock is taken only then. */
export function OutOfStockNote({ order: { lineItems = [], outOfStockLineItemIds = [] } }: { order: OrderView }) {
  const missing = lineItems.filter(({ id }) => outOfStockLineItemIds.includes(id ?? ''));
  if (missing.length === 0) return null;
  return (
    <Alert color="orange" title="Not in stock when the order was paid">
      {missing.map(nameOfLine).join(', ')}. Refund {missing.length === 1 ? 'it' : 'them'}, or send{' '}
      {missing.length === 1 ? 'it' : 'them'} once there is stock again.
    </Alert>
  );
}
