import { useMessages } from '@stoa/messages/react';
import type { ReactNode } from 'react';
import { FormProblems } from '../../components/form-problems.tsx';
import { Notice } from '../../components/notice.tsx';
import type { OpenReturns, Order, OrderDownload, PaidByGiftCard, Subscription } from '../../lib/api.ts';
import { noProblem } from '../../lib/form-state.ts';
import type { Site } from '../../lib/site.ts';
import { CompactLines } from '../cart/compact-lines.tsx';
import type { LineView } from '../cart/line-view.ts';
import { Sum } from '../cart/sum.tsx';
import { OtherCard } from '../subscriptions/other-card.tsx';
import { SubscriptionPanel } from '../subscriptions/subscription-panel.tsx';
import { Downloads } from './downloads/downloads.tsx';
import { againLines } from './order-again.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderFiles, type OrderFilesView } from './order-files.tsx';
import { type OrderFormats, viewOrder } from './order-view.ts';
import { Parcels, type ParcelView } from './parcels.tsx';
import type { ReturnAttempt } from './returns/post-return.ts';
import { Returns } from './returns/returns.tsx';

type OrderDetailsProps = {
  order: Order;
  giftCards: PaidByGiftCard[];
  parcels: ParcelView[];
  files: OrderFilesView;
  downloads: OrderDownload[];
  /** What buyers gave back or can give back; null where nobody knows. */
  returns: OpenReturns | null;
  /** The form for another return, if it was refused. */
  returnAttempt: ReturnAttempt | null;
  /** Its subscription, for guests: members have a page for it; absent where there is none. */
  subscription?: Subscription | null;
  formats: OrderFormats;
  site: Site;
  /** The address that its forms are sent to. */
  action: string;
  notice: string | null;
  /** Below a line. */
  below?: (line: LineView) => ReactNode;
};

/** An order as its buyer sees it, from placing it to the last parcel. */
export function OrderDetails({
  order,
  giftCards,
  parcels,
  files,
  downloads,
  returns,
  returnAttempt,
  subscription,
  formats,
  site,
  action,
  notice,
  below,
}: OrderDetailsProps) {
  const messages = useMessages('orders');
  const cart = useMessages('cart');
  const subscriptionWords = useMessages('subscriptions');
  const view = viewOrder(order, site, { orders: messages, cart }, giftCards);
  return (
    <>
      <h1>{messages.order(view.number)}</h1>
      <FormProblems state={returnAttempt?.state ?? noProblem} />
      <Notice>{notice}</Notice>
      <p className="lead">{view.paymentText}</p>
      <OrderFacts view={view} receipts={files.receipts} formats={formats} site={site} />
      {parcels.length > 0 && <Parcels parcels={parcels} isPickedUp={view.isPickedUp} />}
      <Downloads order={order} downloads={downloads} site={site} action={action} />
      <OrderFiles {...files} site={site} />
      <section className="order-box" aria-labelledby="order-heading">
        <h2 id="order-heading">{messages.items}</h2>
        <CompactLines lines={view.lines} below={below} />
        <Sum {...view.sum} />
      </section>
      {subscription && (
        <section className="order-box" aria-labelledby="subscription-heading">
          <h2 id="subscription-heading">{subscriptionWords.line}</h2>
          <SubscriptionPanel subscription={subscription} site={site} action={action} />
          <OtherCard subscription={subscription} site={site} action={action} heading="h3" />
        </section>
      )}
      {returns && <Returns order={order} opened={returns} site={site} action={action} attempt={returnAttempt} />}
      {againLines(order).length > 0 && (
        <form method="post" action={action} className="actions">
          <button className="button button-quiet" type="submit">
            {messages.orderAgain}
          </button>
        </form>
      )}
    </>
  );
}
