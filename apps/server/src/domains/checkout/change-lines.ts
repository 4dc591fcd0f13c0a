import type { checkouts } from '@stoa/contract';
import { isRefusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { addItems, readItems, removeLines, setQuantities } from '../purchase/index.ts';
import { changeCheckout } from './change-checkout.ts';

export const addToCheckout: UseCase<typeof checkouts.addToCheckout> = async (ctx, request) => {
  const items = readItems(ctx, request);
  if (isRefusal(items)) return items;
  return changeCheckout(ctx, request.id, {
    wanted: items.wanted,
    apply: (checkout, found) => ({ ...checkout, lines: addItems(checkout.lines, { ...items, found }, ctx.newId) }),
  });
};

/** Removes lines; lines that are already gone are ignored. */
export const removeLineItems: UseCase<typeof checkouts.removeLineItems> = async (ctx, { id, lineItemIds }) =>
  changeCheckout(ctx, id, {
    apply: (checkout) => ({ ...checkout, lines: removeLines(checkout.lines, lineItemIds) }),
  });

/** Sets quantities. A quantity above the stock is reduced to the stock. */
export const updateLineItemsQuantity: UseCase<typeof checkouts.updateLineItemsQuantity> = async (
  ctx,
  { id, lineItems },
) =>
  changeCheckout(ctx, id, {
    apply: (checkout) => ({ ...checkout, lines: setQuantities(checkout.lines, lineItems) }),
  });
