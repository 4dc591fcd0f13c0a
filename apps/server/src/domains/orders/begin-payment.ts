import type { Context } from '../../context.ts';
import { withSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { completeCheckout } from '../checkout/index.ts';
import { announceOrder } from './announce-order.ts';
import { approve } from './approve.ts';
import { insertLedgerEntry } from './ledger.store.ts';
import type { LedgerEntry } from './ledger.ts';
import type { Order } from './order.ts';
import { saveOrder } from './orders.store.ts';
import { draftOrder, isOpen, openPlacement } from './place-order.ts';

/**
 * `begun`: the caller now charges this payment, and nobody else does. `asked`: an earlier payment waits for the buyer's
 * answer to their bank. `placed`: there is nothing to pay (any more).
 */
export type BegunPayment =
  | { state: 'begun' | 'asked'; order: Order; payment: LedgerEntry }
  | { state: 'placed'; order: Order };

/**
 * Opens a payment of a checkout by a provider, to be charged with `token`: writes its order, holds its stock, and notes the attempt before the
 * provider is asked, so that a crash at any point leaves a trace that can be followed.
 */
export async function beginPayment(
  ctx: Context,
  checkoutId: string,
  { provider, method, token }: { provider: string; method: string; token: string | null | undefined },
): Promise<BegunPayment | Refusal> {
  return withSite(ctx, async (tx) => {
    const placement = await openPlacement(ctx, tx, checkoutId);
    if (isRefusal(placement)) return placement;
    if ('placed' in placement) return alreadyPlaced(placement.placed);
    const isFree = placement.priced.prices.totals.total === 0;
    if (!isFree && !token) return missingToken;
    if (isFree) await completeCheckout(ctx, tx, placement.checkout);
    const draft = await draftOrder(ctx, tx, placement);
    if (isRefusal(draft)) return draft;
    const payment = newPayment(ctx, draft, { checkoutId: placement.checkout.id, provider, method });
    const order = isFree ? approve(ctx, draft) : { ...draft, ledger: [...draft.ledger, payment] };
    await saveOrder(tx, order);
    if (!isFree) await insertLedgerEntry(tx, order.id, order.currency, payment);
    announceOrder(ctx, tx, order, [
      placement.known ? 'updated' : 'created',
      ...(isFree ? (['approved'] as const) : []),
    ]);
    return isFree ? { state: 'placed', order } : { state: 'begun', order, payment };
  });
}

function alreadyPlaced(order: Order): BegunPayment | Refusal {
  if (!isOpen(order)) return { state: 'placed', order };
  const payment = order.ledger.find(({ status }) => status === 'PENDING');
  return payment?.reference ? { state: 'asked', order, payment } : refuse('CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS');
}

type Attempt = { checkoutId: string; provider: string; method: string };

function newPayment(ctx: Context, { total, ledger }: Order, { checkoutId, provider, method }: Attempt): LedgerEntry {
  return {
    id: ctx.newId(),
    amount: total,
    status: 'PENDING',
    provider,
    method,
    idempotencyKey: `${checkoutId}:${ledger.length + 1}`,
    reference: null,
    failure: null,
    createdDate: ctx.now().toISOString(),
  };
}

const missingToken = invalid({ field: 'paymentToken', description: 'is required', violatedRule: 'REQUIRED_FIELD' });
