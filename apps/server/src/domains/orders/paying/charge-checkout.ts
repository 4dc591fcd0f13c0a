import type { Context } from '../../../context.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { type Stated, type Terms, withQuote } from '../../checkout/index.ts';
import { perform, providersOf } from '../../payments/index.ts';
import { beginCheckoutPayment } from './begin-payment.ts';
import { type Charged, charged } from './charged.ts';
import { orderPayable } from './order-payable.ts';

/** Pays a checkout by card: places its order and charges it. Of simultaneous calls, one charges. */
export async function chargeCheckout(
  ctx: Context,
  checkoutId: string,
  token: string | null | undefined,
  stated?: Stated,
): Promise<Charged | Refusal> {
  const provider = ctx.site.settings.paymentMethods.includes('card') && (await providersOf(ctx)).serving('card');
  if (!provider) return refuse('PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE');
  const place = (terms: Terms) =>
    perform(ctx, orderPayable, (tx) =>
      beginCheckoutPayment(ctx, tx, checkoutId, { provider, method: 'card', token, terms }),
    );
  const performed = await withQuote(ctx, checkoutId, place, stated);
  if (isRefusal(performed) || 'outcome' in performed) return performed;
  return charged(performed.payable.order, performed.payment);
}
