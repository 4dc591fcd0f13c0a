import { isPriceable } from '@stoa/pricing';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { Line } from './line.ts';

/** Whether a line costs more than can be calculated with. Its price may have risen since it was added. */
export const isTooExpensive = ({ quantity, item: { unitFullPrice } }: Pick<Line, 'quantity' | 'item'>): boolean =>
  !isPriceable({ quantity, unitFullPrice });

/**
 * The refusal of lines that cost too much, by name; null where there are none. Lines with no more pieces than `before`
 * are accepted, so that buyers can change the others.
 */
export function refuseTooExpensive(lines: readonly Line[], before: readonly Line[] = []): Refusal | null {
  const quantities = new Map(before.map(({ id, quantity }) => [id, quantity]));
  const added = lines.filter((line) => line.quantity > (quantities.get(line.id) ?? 0) && isTooExpensive(line));
  return added.length > 0 ? refuse('LINE_AMOUNT_TOO_LARGE', { lineItems: nameLines(added) }) : null;
}

/** Lines as refusals name them. */
export const nameLines = (lines: readonly Line[]) =>
  lines.map(({ id, quantity, item }) => ({ id, productName: item.productName, quantity }));
