import { useMessages } from '@stoa/messages/react';
import type { Order } from '../../lib/api.ts';
import { orNull } from '../../lib/api-errors.ts';
import type { Visit } from '../../lib/render-page.tsx';
import type { Site } from '../../lib/site.ts';
import type { StorefrontResponse } from '../../lib/storefront-request.ts';
import { loadMember, renderAccount, toLogin } from '../account/account-page.tsx';
import type { LineView } from '../cart/line-view.ts';
import { showNotFound } from '../errors/errors.route.tsx';
import { postDownload } from './downloads/post-download.ts';
import { noticeOf, orderAgain } from './order-again.ts';
import { OrderDetails } from './order-details.tsx';
import { loadOrderFiles } from './order-files.tsx';
import { loadOrderFormats, viewOrder } from './order-view.ts';
import { viewParcels } from './parcels.tsx';
import { postReturn, type ReturnAttempt } from './returns/post-return.ts';

const ORDERS_A_PAGE = 20;

/** The member's orders, the latest first. */
export async function showOrders(visit: Visit): Promise<StorefrontResponse> {
  const { api, request } = visit;
  if (!(await loadMember(visit))) return toLogin(visit);
  const cursor = request.url.searchParams.get('cursor');
  const search = { cursorPaging: { limit: ORDERS_A_PAGE, ...(cursor && { cursor }) } };
  const found = await orNull(api.orders.searchOrders({ search }));
  if (!found) return showNotFound(visit);
  const { orders = [], metadata } = found;
  const messages = visit.messages.orders;
  const next = metadata?.cursors?.next;
  return renderAccount(visit, {
    title: messages.orders,
    children: (site) => (
      <>
        <h1>{messages.orders}</h1>
        {orders.length === 0 ? (
          <div className="empty-state">
            <p className="lead">{messages.empty}</p>
            <p>
              <a className="button" href="/shop">
                {visit.messages.site.browseShop}
              </a>
            </p>
          </div>
        ) : (
          <OrderTable orders={orders} site={site} />
        )}
        {next && (
          <p className="actions">
            <a className="button button-quiet" href={`/account/orders?cursor=${encodeURIComponent(next)}`}>
              {messages.earlier}
            </a>
          </p>
        )}
      </>
    ),
  });
}

function OrderTable({ orders, site }: { orders: Order[]; site: Site }) {
  const messages = useMessages('orders');
  const cart = useMessages('cart');
  return (
    <table className="order-table">
      <thead>
        <tr>
          <th scope="col">{messages.columns.number}</th>
          <th scope="col">{messages.columns.date}</th>
          <th scope="col">{messages.columns.status}</th>
          <th scope="col" className="number">
            {messages.columns.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => {
          const view = viewOrder(order, site, { orders: messages, cart });
          return (
            <tr key={order.id}>
              <th scope="row">
                <a href={`/account/orders/${order.id}`}>{view.number}</a>
              </th>
              <td>{view.date}</td>
              <td>
                {view.paymentState}
                {view.deliveryState && <div className="order-state">{view.deliveryState}</div>}
              </td>
              <td className="number">{view.total}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export async function showOrder(visit: Visit, id: string): Promise<StorefrontResponse> {
  return (await loadMember(visit)) ? renderOrder(visit, id, null) : toLogin(visit);
}

async function renderOrder(visit: Visit, id: string, returnAttempt: ReturnAttempt | null): Promise<StorefrontResponse> {
  const found = await orNull(visit.api.orders.getOrder({ id }));
  if (!found?.order) return showNotFound(visit);
  const { order } = found;
  const [formats, sent, paid, files, opened, returns] = await Promise.all([
    loadOrderFormats(visit, order),
    visit.api.fulfillments.listFulfillmentsForSingleOrder({ orderId: id }),
    visit.api.payments.listGiftCardPayments({ orderId: id }),
    loadOrderFiles(visit, id),
    orNull(visit.api.downloads.openDownloads({ orderId: id })),
    orNull(visit.api.orderReturns.openReturns({ orderId: id })),
  ]);
  const fulfillments = sent.orderWithFulfillments?.fulfillments;
  const messages = visit.messages.orders;
  return renderAccount(visit, {
    title: messages.order(order.number ?? ''),
    state: returnAttempt?.state,
    children: (site) => (
      <>
        <p>
          <a href="/account/orders">{messages.allOrders}</a>
        </p>
        <SubscriptionLink order={order} />
        <OrderDetails
          order={order}
          giftCards={paid.giftCards ?? []}
          parcels={viewParcels(order, fulfillments, site)}
          files={files}
          downloads={opened?.downloads ?? []}
          returns={returns}
          returnAttempt={returnAttempt}
          formats={formats}
          site={site}
          action={`/account/orders/${id}`}
          notice={noticeOf(visit)}
          below={(line) => <ReviewLink line={line} />}
        />
      </>
    ),
  });
}

/** Downloads a file, asks for a return, or puts the items of an order into the cart again. */
export async function postOrder(visit: Visit, id: string): Promise<StorefrontResponse> {
  if (!(await loadMember(visit))) return toLogin(visit);
  const page = `/account/orders/${id}`;
  const answered =
    (await postDownload(visit, { orderId: id }, page)) ??
    (await postReturn(visit, { orderId: id }, { page, again: (attempt) => renderOrder(visit, id, attempt) }));
  if (answered) return answered;
  const found = await orNull(visit.api.orders.getOrder({ id }));
  return found?.order ? orderAgain(visit, found.order, page) : showNotFound(visit);
}

/** From the order of a cycle to its subscription. */
function SubscriptionLink({ order: { lineItems = [] } }: { order: Order }) {
  const { see } = useMessages('subscriptions');
  const id = lineItems.find(({ subscriptionInfo }) => subscriptionInfo)?.subscriptionInfo?.id;
  if (!id) return null;
  return (
    <p>
      <a href={`/account/subscriptions/${id}`}>{see}</a>
    </p>
  );
}

/** From a bought item to the page that reviews it. */
function ReviewLink({ line: { productId, name } }: { line: LineView }) {
  const { reviewItem } = useMessages('reviewing');
  if (!productId) return null;
  return (
    <p className="line-review">
      <a href={`/account/reviews/of/${productId}`}>
        {reviewItem} <span className="visually-hidden">{name}</span>
      </a>
    </p>
  );
}
