import type { Checkout } from '../../lib/api.ts';
import type { Visit } from '../../lib/render-page.tsx';
import type { StorefrontRequest } from '../../lib/storefront-request.ts';
import type { CheckoutFields } from './checkout-fields.ts';

/**
 * Places the order of a checkout that the buyer agreed to, and pays for it with the form's payment method. Returns the
 * next address; null if the payment was declined.
 */
export async function payCheckout(
  { api, request }: Visit,
  { id = '', payNow }: Checkout,
  form: CheckoutFields,
): Promise<string | null> {
  const method = form.payment === 'card' || form.payment === 'payPal' ? form.payment : 'offline';
  const { orderId, outcome, actionUrl } = await api.payments.payCheckout({
    checkoutId: id ?? '',
    method,
    agreedToPolicies: form.agrees,
    agreedToMarketing: form.wantsMarketing,
    ...(payNow?.total?.amount && { agreedAmount: payNow.total.amount }),
    ...(method === 'card' && cardIn(form)),
  });
  if (outcome === 'ACTION_REQUIRED' && actionUrl) return actionUrl;
  if (outcome === 'PAID' || outcome === 'PAY_LATER') return thankYouHref(request, orderId ?? '');
  return null;
}

/** A card that is kept already, or another one, which may be kept. */
const cardIn = ({ card, savedCard, keepsCard }: CheckoutFields) =>
  savedCard
    ? { savedPaymentMethodId: savedCard }
    : { ...(card && { paymentToken: card }), ...(keepsCard && { saveCard: true }) };

/** The thank-you page: the front end's own, with the order's id, or ours. */
export function thankYouHref({ returnAddresses }: Pick<StorefrontRequest, 'returnAddresses'>, orderId: string): string {
  if (!returnAddresses.thankYouPageUrl) return `/thank-you/${encodeURIComponent(orderId)}`;
  const url = new URL(returnAddresses.thankYouPageUrl);
  url.searchParams.set('orderId', orderId);
  return url.href;
}
