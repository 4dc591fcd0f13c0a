import { Alert } from '@mantine/core';
import { words } from '../../app/words.ts';
import { nameOfLine } from '../../ui/line.ts';
import type { OrderView } from './order.ts';

const texts = words.orders;

/** What was gone when the order was paid, where stock is taken only then. */
export function OutOfStockNote({ order: { lineItems = [], outOfStockLineItemIds = [] } }: { order: OrderView }) {
  const missing = lineItems.filter(({ id }) => outOfStockLineItemIds.includes(id ?? ''));
  if (missing.length === 0) return null;
  return (
    <Alert color="orange" title={texts.outOfStock.title}>
      {texts.outOfStock.text(missing.map(nameOfLine).join(', '), missing.length)}
    </Alert>
  );
}
