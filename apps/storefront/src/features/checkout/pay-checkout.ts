import type { Checkout } from '../../lib/api.ts';
import type { Visit } from '../../lib/render-page.tsx';
import type { StorefrontRequest } from '../../lib/storefront-request.ts';
import type { CheckoutFields } from './checkout-fields.ts';

/** The next address for the visitor, or the error that stopped the payment. */
type PaymentStep = { href: string } | { problem: string };

/** Places the order of a checkout that the buyer agreed to, and pays for it with the form's payment method. */
export async function payCheckout(
  { api, request, messages }: Visit,
  { id = '', payNow }: Checkout,
  form: CheckoutFields,
): Promise<PaymentStep> {
  const method = form.payment === 'card' ? 'card' : 'offline';
  const { orderId, outcome, actionUrl } = await api.payments.payCheckout({
    checkoutId: id ?? '',
    method,
    ...(payNow?.total?.amount && { agreedAmount: payNow.total.amount }),
    ...(method === 'card' && { paymentToken: form.card }),
  });
  if (outcome === 'ACTION_REQUIRED' && actionUrl) return { href: actionUrl };
  if (outcome === 'PAID' || outcome === 'PAY_LATER') return { href: thankYouHref(request, orderId ?? '') };
  return { problem: messages.checkout.declined };
}

/** The thank-you page: the front end's own, with the order's id, or ours. */
export function thankYouHref({ returnAddresses }: Pick<StorefrontRequest, 'returnAddresses'>, orderId: string): string {
  if (!returnAddresses.thankYouPageUrl) return `/thank-you/${encodeURIComponent(orderId)}`;
  const url = new URL(returnAddresses.thankYouPageUrl);
  url.searchParams.set('orderId', orderId);
  return url.href;
}
