import type { OrderLine } from './order.ts';

/** The total quantity of all lines. */
export const itemCount = (lines: OrderLine[] = []): number =>
  lines.reduce((sum, { quantity = 0 }) => sum + quantity, 0);
