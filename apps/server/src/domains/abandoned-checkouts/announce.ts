import { abandonedCartEvents, abandonedCheckoutEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { viewCartAbandoned, viewCartRecovered } from './abandoned-cart-view.ts';
import type { AbandonedCheckout } from './abandoned-checkout.ts';
import { viewAbandoned } from './abandoned-checkout-view.ts';

type Fact = 'created' | 'updated' | 'deleted' | 'recovered';

/** Announces what became of an abandoned checkout, to programs of both generations. */
export function announceAbandoned(ctx: Context, tx: Tx, fact: Fact, abandoned: AbandonedCheckout): void {
  const entity = viewAbandoned(ctx, abandoned);
  if (fact !== 'recovered') emit(tx, abandonedCheckoutEvents[fact](entity));
  else emit(tx, abandonedCheckoutEvents.recovered(abandoned.id, { abandonedCheckout: entity }));
  if (fact === 'created')
    emit(tx, abandonedCartEvents.cartAbandonedEvent(abandoned.id, viewCartAbandoned(ctx, abandoned)));
  if (fact === 'recovered')
    emit(tx, abandonedCartEvents.cartRecoveredEvent(abandoned.id, viewCartRecovered(abandoned)));
}
