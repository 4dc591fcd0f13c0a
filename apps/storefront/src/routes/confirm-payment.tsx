import { hasCode, isMissing, orNull } from '../lib/api-errors.ts';
import { viewCheckout } from '../lib/checkout-view.ts';
import { thankYouHref } from '../lib/pay-checkout.ts';
import { renderCheckoutPage, type Visit } from '../lib/render-page.tsx';
import { loadSite } from '../lib/site.ts';
import { redirect, type StorefrontResponse } from '../lib/storefront-request.ts';
import { renderCompleted } from './checkout.tsx';
import { showNotFound, showNotOpen } from './errors.tsx';

/** The sandbox bank's question, in the place of a real bank's own page. */
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
  return renderCheckoutPage(
    visit,
    { site },
    {
      head: { title: 'Confirm your payment' },
      cartHref: null,
      children: (
        <div className="notice-page">
          <p className="eyebrow">Test bank</p>
          <h1>Confirm your payment</h1>
          <p className="lead">
            {site.name} asks for {viewCheckout(found.checkout).total}. Do you approve?
          </p>
          <form className="actions" method="post" action={`/checkout/${encodeURIComponent(checkoutId)}/confirm`}>
            <input type="hidden" name="payment" value={paymentId} />
            <button className="button" type="submit" name="approved" value="yes">
              Approve
            </button>
            <button className="button button-quiet" type="submit" name="approved" value="no">
              Decline
            </button>
          </form>
        </div>
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
  // no payment of theirs: the checkout says what there is
  if (!answered) return redirect(checkoutHref);
  if (answered.outcome === 'PAID') return redirect(thankYouHref(request, answered.orderId ?? ''));
  return redirect(`${checkoutHref}?notice=declined`);
}
