import { chosenOptions, nameOfLine } from '../../../ui/line.ts';
import type { FulfillmentView, OrderView } from '../order.ts';

/** A line of an order with items that are still to be handed over. */
export type LineLeft = { id: string; name: string; detail: string; left: number };

/** The lines that are not handed over in full; digital items are nobody's to hand over. */
export function linesLeft({ lineItems = [] }: OrderView, fulfillments: readonly FulfillmentView[]): LineLeft[] {
  return lineItems.flatMap((line) => {
    const done = fulfillments
      .flatMap((fulfillment) => fulfillment.lineItems ?? [])
      .reduce((sum, { id, quantity }) => (id === line.id ? sum + (quantity ?? 0) : sum), 0);
    const left = (line.quantity ?? 0) - done;
    if (left <= 0 || line.physicalProperties?.shippable === false) return [];
    return [{ id: line.id ?? '', name: nameOfLine(line), detail: chosenOptions(line).join(', '), left }];
  });
}

/** The items of a fulfilment, by name. */
export const itemsOf = ({ lineItems = [] }: FulfillmentView, order: OrderView) =>
  lineItems.map(({ id = '', quantity }) => {
    const line = order.lineItems?.find((each) => each.id === id);
    return { id, name: nameOfLine(line ?? {}), quantity: quantity ?? 0 };
  });
