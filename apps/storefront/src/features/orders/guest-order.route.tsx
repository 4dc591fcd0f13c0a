import { orNull } from '../../lib/api-errors.ts';
import { renderPage, type Visit } from '../../lib/render-page.tsx';
import { loadShell } from '../../lib/site.ts';
import { personal, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { postSubscription, subscriptionNotice } from '../subscriptions/post-subscription.ts';
import { postDownload } from './downloads/post-download.ts';
import { renderFindOrder } from './find-order.route.tsx';
import { noticeOf, orderAgain } from './order-again.ts';
import { OrderDetails } from './order-details.tsx';
import { loadOrderFormats } from './order-view.ts';
import { viewParcels } from './parcels.tsx';
import { postReturn, type ReturnAttempt } from './returns/post-return.ts';

/** The order that a link from its mails stands for. */
export const showGuestOrder = (visit: Visit, token: string): Promise<StorefrontResponse> =>
  renderGuestOrder(visit, token, null);

async function renderGuestOrder(
  visit: Visit,
  token: string,
  returnAttempt: ReturnAttempt | null,
): Promise<StorefrontResponse> {
  const { api, request, messages } = visit;
  const [shell, found] = await Promise.all([
    loadShell(api, request.url.origin),
    orNull(api.orderPages.openOrderPage({ token })),
  ]);
  const order = found?.order;
  if (!order) return renderFindOrder(visit, { status: 404, notice: messages.orders.guest.expired });
  const { fulfillments, giftCards = [], invoices = [], receipts = [] } = found;
  const subscriptionId = order.lineItems?.[0]?.subscriptionInfo?.id;
  const [formats, opened, returns, subscribed] = await Promise.all([
    loadOrderFormats(visit, order),
    orNull(api.downloads.openDownloads({ token })),
    orNull(api.orderReturns.openReturns({ token })),
    subscriptionId ? orNull(api.subscriptions.getSubscription({ subscriptionId, token })) : null,
  ]);
  const title = messages.orders.order(order.number ?? '');
  const page = renderPage(visit, shell, {
    status: returnAttempt ? 422 : 200,
    head: { title: returnAttempt ? messages.forms.errorTitle(title) : title },
    hasIslands: false,
    children: (
      <div className="account-page">
        <div className="guest-order account-content">
          <OrderDetails
            order={order}
            giftCards={giftCards}
            parcels={viewParcels(order, fulfillments, shell.site)}
            files={{ invoices, receipts }}
            downloads={opened?.downloads ?? []}
            returns={returns}
            returnAttempt={returnAttempt}
            subscription={subscribed?.subscription ?? null}
            formats={formats}
            site={shell.site}
            action={`/orders/${encodeURIComponent(token)}`}
            notice={noticeOf(visit) ?? subscriptionNotice(visit)}
          />
          <p className="register-offer">{messages.orders.guest.shared}</p>
        </div>
      </div>
    ),
  });
  return personal(page);
}

/** Downloads a file, asks for a return, or puts the items of the order into the cart again. */
export async function postGuestOrder(visit: Visit, token: string): Promise<StorefrontResponse> {
  const page = `/orders/${encodeURIComponent(token)}`;
  const answered =
    (await postDownload(visit, { token }, page)) ??
    (await postReturn(visit, { token }, { page, again: (attempt) => renderGuestOrder(visit, token, attempt) })) ??
    (await postSubscription(visit, page, token));
  if (answered) return answered;
  const found = await orNull(visit.api.orderPages.openOrderPage({ token }));
  return found?.order
    ? orderAgain(visit, found.order, page)
    : renderFindOrder(visit, { status: 404, notice: visit.messages.orders.guest.expired });
}
