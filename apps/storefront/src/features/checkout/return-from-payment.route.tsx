import { hasCode, isMissing } from '../../lib/api-errors.ts';
import { renderCheckoutPage, type Visit } from '../../lib/render-page.tsx';
import { loadSite } from '../../lib/site.ts';
import { redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { DECLINED } from './checkout.route.tsx';
import { thankYouHref } from './pay-checkout.ts';

/** Where a payment provider's page sends buyers back to, whether they paid or not. */
export const showReturn = (visit: Visit, checkoutId: string): Promise<StorefrontResponse> =>
  follow(visit, checkoutId, false);

/** The buyer wants to pay in another way. */
export const postReturn = (visit: Visit, checkoutId: string): Promise<StorefrontResponse> =>
  follow(visit, checkoutId, true);

async function follow(visit: Visit, checkoutId: string, giveUp: boolean): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const checkoutHref = `/checkout/${encodeURIComponent(checkoutId)}`;
  const paymentId = request.url.searchParams.get('payment') ?? '';
  const followed = await api.payments.followPayment({ paymentId, giveUp }).catch((error: unknown) => {
    if (isMissing(error) || hasCode(error, 'PAYMENT_ERROR')) return null;
    throw error;
  });
  // not this visitor's payment: the checkout page explains the state
  if (!followed) return redirect(checkoutHref);
  if (followed.outcome === 'PAID') return redirect(thankYouHref(request, followed.orderId ?? ''));
  if (followed.outcome === 'DECLINED') return redirect(giveUp ? checkoutHref : `${checkoutHref}?notice=${DECLINED}`);
  return showWaiting(visit, followed.outcome === 'ACTION_REQUIRED' ? (followed.actionUrl ?? null) : null);
}

/** The payment is not made yet, or the provider takes its time. */
async function showWaiting(visit: Visit, payHref: string | null): Promise<StorefrontResponse> {
  const { api, request, messages } = visit;
  const texts = messages.checkout.waitingForPayment;
  const here = `${request.url.pathname}${request.url.search}`;
  return renderCheckoutPage(
    visit,
    { site: await loadSite(api, request.url.origin) },
    {
      head: { title: payHref ? texts.unpaid.title : texts.processing.title },
      cartHref: null,
      children: (
        <div className="notice-page">
          <h1>{payHref ? texts.unpaid.title : texts.processing.title}</h1>
          <p className="lead">{payHref ? texts.unpaid.text : texts.processing.text}</p>
          {payHref ? (
            <form className="actions" method="post" action={here}>
              <a className="button" href={payHref}>
                {texts.pay}
              </a>
              <button className="button button-quiet" type="submit">
                {texts.otherWay}
              </button>
            </form>
          ) : (
            <p className="actions">
              <a className="button" href={here}>
                {texts.checkAgain}
              </a>
            </p>
          )}
        </div>
      ),
    },
  );
}
