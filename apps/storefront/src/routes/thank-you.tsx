import { CompactLines } from '../components/compact-lines.tsx';
import { OrderFacts } from '../components/order-facts.tsx';
import { Sum } from '../components/sum.tsx';
import type { Order } from '../lib/api.ts';
import { orNull } from '../lib/api-errors.ts';
import { viewOrder } from '../lib/order-view.ts';
import { renderPage, type Visit } from '../lib/render-page.tsx';
import { loadShell, type Site } from '../lib/site.ts';
import { personal, type StorefrontResponse } from '../lib/storefront-request.ts';
import { showNotOpen } from './errors.tsx';

export async function showThankYou(visit: Visit, orderId: string): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const [shell, found] = await Promise.all([
    loadShell(api, request.url.origin),
    orNull(api.orders.getOrder({ id: orderId })),
  ]);
  if (!found?.order) return showNotOpen(visit);
  const page = renderPage(visit, shell, {
    head: { title: 'Thank you' },
    children: (
      <OrderPlaced
        order={found.order}
        site={shell.site}
        continueHref={request.returnAddresses.postFlowUrl ?? '/shop'}
      />
    ),
  });
  return personal(page);
}

function OrderPlaced({ order, site, continueHref }: { order: Order; site: Site; continueHref: string }) {
  const view = viewOrder(order, site);
  return (
    <div className="thank-you">
      <div className="thank-you-words">
        <p className="eyebrow">Order {view.number}</p>
        <h1>{view.firstName ? `Thank you, ${view.firstName}` : 'Thank you'}</h1>
        <p className="lead">{view.paymentText}</p>
        <OrderFacts view={view} site={site} />
        <p className="actions">
          <a className="button" href={continueHref}>
            Continue shopping
          </a>
        </p>
      </div>
      <section className="order-box" aria-labelledby="order-heading">
        <h2 id="order-heading">Your order</h2>
        <CompactLines lines={view.lines} />
        <Sum rows={view.rows} totalLabel="Total" total={view.total} />
      </section>
    </div>
  );
}
