import { invalid, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { Order } from '../order.ts';
import { fulfilledByLine } from '../order-facts.ts';
import type { Fulfillment } from './fulfillment.ts';

type Wanted = readonly { id: string; quantity?: number | null }[];

/**
 * The items to hand over, by line: as many as wanted, or all that are left. A refusal if a line has fewer left, or if it
 * is none of the order's.
 */
export function itemsOf(order: Pick<Order, 'lines' | 'fulfillments'>, wanted: Wanted): Fulfillment['lines'] | Refusal {
  if (wanted.length === 0) return wrong('fulfillment.lineItems', 'must name at least one line of the order');
  const fulfilled = fulfilledByLine(order);
  const taken = new Map<string, number>();
  for (const [index, { id: sent, quantity }] of wanted.entries()) {
    const id = sent.toLowerCase();
    const line = order.lines.find((each) => each.id === id);
    if (!line) return wrong(`fulfillment.lineItems[${index}].id`, 'is not a line of this order');
    const left = line.quantity - (fulfilled.get(id) ?? 0) - (taken.get(id) ?? 0);
    const asked = quantity ?? left;
    if (asked > left || left === 0) return refuse('FULFILLMENT_EXCEEDS_ORDER', { lineItemId: id, left });
    taken.set(id, (taken.get(id) ?? 0) + asked);
  }
  return [...taken].map(([id, quantity]) => ({ id, quantity }));
}

const wrong = (field: string, description: string): Refusal => invalid({ field, description, violatedRule: 'OTHER' });
