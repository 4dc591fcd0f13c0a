import { hasCode, isMissing, orNull } from '../../lib/api-errors.ts';
import { renderCheckoutPage, type Visit } from '../../lib/render-page.tsx';
import { loadSite } from '../../lib/site.ts';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { showNotFound, showNotOpen } from '../errors/errors.route.tsx';
import { DECLINED, renderCompleted } from './checkout.route.tsx';
import { viewCheckout } from './checkout-view.ts';
import { ConfirmPayment } from './confirm-payment.tsx';
import { thankYouHref } from './pay-checkout.ts';

/** The sandbox bank's confirmation, in place of a real bank's own page. */
export async function showConfirmation(visit: Visit, checkoutId: string): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const paymentId = request.url.searchParams.get('payment');
  const [site, found] = await Promise.all([
    loadSite(api, request.url.origin),
    orNull(api.checkouts.getCheckout({ id: checkoutId })),
  ]);
  if (!paymentId) return showNotFound(visit);
  if (!found?.checkout) return showNotOpen(visit, `/checkout/${encodeURIComponent(checkoutId)}`);
  if (found.checkout.completed) return renderCompleted(visit, site);
  const texts = visit.messages.checkout.confirmPayment;
  const { total } = viewCheckout(found.checkout, visit.messages);
  return renderCheckoutPage(
    visit,
    { site },
    {
      head: { title: texts.title },
      cartHref: null,
      children: (
        <ConfirmPayment
          action={`/checkout/${encodeURIComponent(checkoutId)}/confirm`}
          paymentId={paymentId}
          total={total}
          shop={site.name}
        />
      ),
    },
  );
}

export async function postConfirmation(visit: Visit, checkoutId: string): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const checkoutHref = `/checkout/${encodeURIComponent(checkoutId)}`;
  const answered = await api.payments
    .completePaymentAction({
      paymentId: request.form?.get('payment') ?? '',
      approved: request.form?.get('approved') === 'yes' ? 'yes' : 'no',
    })
    .catch((error: unknown) => {
      if (isMissing(error) || hasCode(error, 'PAYMENT_ERROR')) return null;
      throw error;
    });
  // not this visitor's payment: the checkout page explains the state
  if (!answered) return redirect(checkoutHref);
  if (answered.outcome === 'PAID') return redirect(thankYouHref(request, answered.orderId ?? ''));
  return redirect(`${checkoutHref}?notice=${DECLINED}`);
}
