import { CompactLines } from '../../components/compact-lines.tsx';
import { OrderFacts } from '../../components/order-facts.tsx';
import { Sum } from '../../components/sum.tsx';
import { loadMember, renderAccount, toLogin } from '../../lib/account-page.tsx';
import type { Order } from '../../lib/api.ts';
import { orNull } from '../../lib/api-errors.ts';
import { viewOrder } from '../../lib/order-view.ts';
import type { Visit } from '../../lib/render-page.tsx';
import type { Site } from '../../lib/site.ts';
import type { StorefrontResponse } from '../../lib/storefront-request.ts';
import { showNotFound } from '../errors.tsx';

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
  const next = metadata?.cursors?.next;
  return renderAccount(visit, {
    title: 'Orders',
    children: (site) => (
      <>
        <h1>Orders</h1>
        {orders.length === 0 ? (
          <div className="empty-state">
            <p className="lead">You have not ordered anything yet.</p>
            <p>
              <a className="button" href="/shop">
                See what there is
              </a>
            </p>
          </div>
        ) : (
          <OrderTable orders={orders} site={site} />
        )}
        {next && (
          <p className="actions">
            <a className="button button-quiet" href={`/account/orders?cursor=${encodeURIComponent(next)}`}>
              Earlier orders
            </a>
          </p>
        )}
      </>
    ),
  });
}

function OrderTable({ orders, site }: { orders: Order[]; site: Site }) {
  return (
    <table className="order-table">
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Placed on</th>
          <th scope="col">Payment</th>
          <th scope="col" className="number">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => {
          const view = viewOrder(order, site);
          return (
            <tr key={order.id}>
              <th scope="row">
                <a href={`/account/orders/${order.id}`}>{view.number}</a>
              </th>
              <td>{view.date}</td>
              <td>{view.paymentState}</td>
              <td className="number">{view.total}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export async function showOrder(visit: Visit, id: string): Promise<StorefrontResponse> {
  if (!(await loadMember(visit))) return toLogin(visit);
  const found = await orNull(visit.api.orders.getOrder({ id }));
  if (!found?.order) return showNotFound(visit);
  const { order } = found;
  return renderAccount(visit, {
    title: `Order ${order.number}`,
    children: (site) => <OrderDetails order={order} site={site} />,
  });
}

function OrderDetails({ order, site }: { order: Order; site: Site }) {
  const view = viewOrder(order, site);
  return (
    <>
      <p>
        <a href="/account/orders">All orders</a>
      </p>
      <h1>Order {view.number}</h1>
      <p className="lead">{view.paymentText}</p>
      <OrderFacts view={view} site={site} />
      <section className="order-box" aria-labelledby="order-heading">
        <h2 id="order-heading">What you ordered</h2>
        <CompactLines lines={view.lines} />
        <Sum rows={view.rows} totalLabel="Total" total={view.total} />
      </section>
    </>
  );
}
