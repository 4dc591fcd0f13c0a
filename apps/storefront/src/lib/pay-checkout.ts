import type { CheckoutForm } from './checkout-form.ts';
import type { Visit } from './render-page.tsx';
import type { StorefrontRequest } from './storefront-request.ts';

/** Where the visitor goes next, or what stopped the payment. */
type PaymentStep = { href: string } | { problem: string };

/** Places the order and pays it as the form says. */
export async function payCheckout(
  { api, request }: Visit,
  checkoutId: string,
  form: CheckoutForm,
): Promise<PaymentStep> {
  const method = form.payment === 'card' ? 'card' : 'offline';
  const { orderId, outcome, actionUrl, message } = await api.payments.payCheckout({
    checkoutId,
    method,
    ...(method === 'card' && { paymentToken: form.card }),
  });
  if (outcome === 'ACTION_REQUIRED' && actionUrl) return { href: actionUrl };
  if (outcome === 'PAID' || outcome === 'PAY_LATER') return { href: thankYouHref(request, orderId ?? '') };
  return {
    problem: `${message || 'The payment was declined.'} Nothing was charged. Try again, or pay in another way.`,
  };
}

/** The page that says thanks: the front end's own, with the order's id, or ours. */
export function thankYouHref({ returnAddresses }: Pick<StorefrontRequest, 'returnAddresses'>, orderId: string): string {
  if (!returnAddresses.thankYouPageUrl) return `/thank-you/${encodeURIComponent(orderId)}`;
  const url = new URL(returnAddresses.thankYouPageUrl);
  url.searchParams.set('orderId', orderId);
  return url.href;
}
