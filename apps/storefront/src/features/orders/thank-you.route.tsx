import { useMessages } from '@stoa/messages/react';
import { Notice } from '../../components/notice.tsx';
import type { Order, OrderDownload, PaidByGiftCard } from '../../lib/api.ts';
import { orNull } from '../../lib/api-errors.ts';
import { renderPage, type Visit } from '../../lib/render-page.tsx';
import { loadShell, type Site } from '../../lib/site.ts';
import { personal, redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { CompactLines } from '../cart/compact-lines.tsx';
import { Sum } from '../cart/sum.tsx';
import { showNotOpen } from '../errors/errors.route.tsx';
import { Downloads } from './downloads/downloads.tsx';
import { postDownload } from './downloads/post-download.ts';
import { noticeOf } from './order-again.ts';
import { OrderFacts } from './order-facts.tsx';
import { loadOrderFiles, OrderFiles, type OrderFilesView } from './order-files.tsx';
import { loadOrderFormats, type OrderFormats, viewOrder } from './order-view.ts';

export async function showThankYou(visit: Visit, orderId: string): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const [shell, found, paid, files, opened] = await Promise.all([
    loadShell(api, request.url.origin),
    orNull(api.orders.getOrder({ id: orderId })),
    orNull(api.payments.listGiftCardPayments({ orderId })),
    loadOrderFiles(visit, orderId),
    orNull(api.downloads.openDownloads({ orderId })),
  ]);
  if (!found?.order) return showNotOpen(visit);
  const formats = await loadOrderFormats(visit, found.order);
  const page = renderPage(visit, shell, {
    head: { title: visit.messages.orders.thankYou },
    hasIslands: true,
    children: (
      <OrderPlaced
        order={found.order}
        giftCards={paid?.giftCards ?? []}
        files={files}
        downloads={opened?.downloads ?? []}
        notice={noticeOf(visit)}
        formats={formats}
        site={shell.site}
        continueHref={request.returnAddresses.postFlowUrl ?? '/shop'}
      />
    ),
  });
  return personal(page);
}

/** Downloads a file of the order. */
export async function postThankYou(visit: Visit, orderId: string): Promise<StorefrontResponse> {
  const page = `/thank-you/${orderId}`;
  return (await postDownload(visit, { orderId }, page)) ?? redirect(page);
}

/** An account takes over the orders of the visitor who opens it. */
const registerHref = ({ id = '', buyerInfo }: Order): string =>
  `/account/register?${new URLSearchParams({ email: buyerInfo?.email ?? '', returnTo: `/account/orders/${id}` })}`;

type OrderPlacedProps = {
  order: Order;
  giftCards: PaidByGiftCard[];
  files: OrderFilesView;
  downloads: OrderDownload[];
  notice: string | null;
  formats: OrderFormats;
  site: Site;
  continueHref: string;
};

function OrderPlaced({ order, giftCards, files, downloads, notice, formats, site, continueHref }: OrderPlacedProps) {
  const messages = useMessages('orders');
  const { continueShopping } = useMessages('site');
  const cart = useMessages('cart');
  const { createAccount } = useMessages('login');
  const isGuest = !order.buyerInfo?.memberId;
  const view = viewOrder(order, site, { orders: messages, cart }, giftCards);
  return (
    <div className="thank-you">
      <div className="thank-you-words">
        <p className="eyebrow">{messages.order(view.number)}</p>
        <h1>{view.firstName ? messages.thankYouNamed(view.firstName) : messages.thankYou}</h1>
        <p className="lead">
          {view.paymentText} {view.email && messages.confirmationSent(view.email)}
        </p>
        <OrderFacts view={view} receipts={files.receipts} formats={formats} site={site} />
        <Notice>{notice}</Notice>
        <Downloads order={order} downloads={downloads} site={site} action={`/thank-you/${order.id}`} />
        <OrderFiles {...files} site={site} />
        <p className="actions">
          <a className="button" href={continueHref}>
            {continueShopping}
          </a>
          <button className="button button-quiet only-with-script" type="button" data-print>
            {messages.print}
          </button>
        </p>
        {isGuest && (
          <p className="register-offer">
            {messages.registerOffer} <a href={registerHref(order)}>{createAccount}</a>
          </p>
        )}
      </div>
      <section className="order-box" aria-labelledby="order-heading">
        <h2 id="order-heading">{messages.yourOrder}</h2>
        <CompactLines lines={view.lines} />
        <Sum {...view.sum} />
      </section>
    </div>
  );
}
