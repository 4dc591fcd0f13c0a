import type { Context } from '../../../context.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { type Stated, type Terms, withQuote } from '../../checkout/index.ts';
import { checkoutRulesOf } from '../../checkout-settings/index.ts';
import { perform, providersOf } from '../../payments/index.ts';
import { chargeTerms } from '../charging/prepare-payment.ts';
import { beginCheckoutPayment } from './begin-payment.ts';
import { type Charged, charged } from './charged.ts';
import { orderPayable } from './order-payable.ts';

/** How a buyer pays at once. */
export type ChosenPayment = {
  method: 'card' | 'payPal';
  /** From the provider's own form, if it has one. */
  token?: string | null;
};

/** Pays a checkout at once: places its order and charges it. Of simultaneous calls, one charges. */
export async function chargeCheckout(
  ctx: Context,
  checkoutId: string,
  { method, token }: ChosenPayment,
  { stated, wishes = {} }: { stated?: Stated; wishes?: { isHeld?: boolean; isSaved?: boolean } } = {},
): Promise<Charged | Refusal> {
  const provider = ctx.site.settings.paymentMethods.includes(method) && (await providersOf(ctx)).serving(method);
  if (!provider) return refuse('PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE');
  const { delayCapture } = await checkoutRulesOf(ctx);
  const isHeld = wishes.isHeld || delayCapture;
  const charge = await chargeTerms(ctx, { isHeld, settings: undefined, isSaved: wishes.isSaved ?? false });
  const place = (terms: Terms) =>
    perform(ctx, orderPayable, (tx) =>
      beginCheckoutPayment(ctx, tx, checkoutId, { provider, method, token, terms, ...charge }),
    );
  const performed = await withQuote(ctx, checkoutId, place, stated);
  if (isRefusal(performed) || 'outcome' in performed) return performed;
  return charged(performed.payable.order, performed.payment);
}
