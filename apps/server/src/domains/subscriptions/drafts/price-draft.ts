import type { Context } from '../../../context.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { Order } from '../../orders/index.ts';
import type { Contract } from '../contract.ts';
import { priceCycle } from '../renewal-checkout.ts';
import type { Draft } from './draft.ts';

/** What the first cycle of a draft would be today. */
export type Priced = {
  order: Order;
  /** Why the draft cannot be committed as it is; null if it can. */
  problem: Refusal | null;
  /** Whether the tax could not be found, so that none is charged. */
  isTaxUnknown: boolean;
};

/** Prices a draft as its cycle will be priced, asking all ports: never in a transaction. */
export async function priceDraft(
  ctx: Context,
  contract: Contract,
  { target, plan }: Pick<Draft, 'target' | 'plan'>,
): Promise<Priced> {
  const { order, refused, quote } = await priceCycle(ctx, contract, target.cycle, plan);
  const isUndetermined = plan.lines.some(({ quantity, item }) => quantity > 0 && item.custom?.priceUndetermined);
  return {
    order,
    problem: isUndetermined ? refuse('LINE_ITEM_PRICE_UNDETERMINED') : problemOf(refused),
    isTaxUnknown: quote.calculationErrors.tax ?? false,
  };
}

/** What a cycle could not be ordered for. Stock is that of the day on which it is. */
function problemOf(refused: Refusal | null): Refusal | null {
  if (refused?.refused !== 'code') return refused;
  switch (refused.code) {
    case 'EMPTY_CHECKOUT':
      return refuse('NO_SUBSCRIPTION_LINE_ITEMS_AFTER_COMMIT');
    case 'MISSING_SHIPPING_ADDRESS':
      return refuse('SHIPPING_ADDRESS_REQUIRED');
    case 'MISSING_BILLING_ADDRESS':
      return refuse('BILLING_ADDRESS_REQUIRED');
    case 'LINE_AMOUNT_TOO_LARGE':
      return refused;
    default:
      return refuse('CALCULATION_ERROR', { reason: refused.code });
  }
}
