import { orderEvents, type Static } from '@stoa/contract';
import type { Order } from '@stoa/contract/ecom/order';
import { type Context, contextIn } from '../../context.ts';
import { aboutOrder, sendLetter } from '../../letters.ts';
import { type Consumer, on } from '../../platform/events/index.ts';
import { orderConfirmationLetter } from './letters/order-confirmation.ts';
import { receiptsToMail } from './mailed-receipt.ts';
import { pageOfOrder } from './order-page.ts';
import { viewOrder } from './order-view.ts';
import { findOrder } from './orders.store.ts';
import { viewGiftCardPayments } from './paying/list-gift-card-payments.ts';

/**
 * Buyers who gave an address get a confirmation when their order is approved: once, as each event takes effect once.
 */
export const buyersGetConfirmations: Consumer<Context> = {
  name: 'buyers get confirmations',
  hears: [
    on(
      orderEvents.approved,
      async (ctx, { payload: { order }, entityId }, tx) => {
        const { email, memberId } = order?.buyerInfo ?? {};
        if (!order || !email) return;
        const seen = contextIn(ctx, order.buyerLanguage);
        const url = pageOfOrder(seen, { id: entityId, buyer: memberId ? { memberId } : {}, email });
        // the event says who ordered, but not what gift cards paid, which payments there are or whether a program wants its
        // buyer told; and it is in the language of whoever placed the order
        const isInOwn = order.buyerLanguage === order.siteLanguage;
        const placed = isUnpaid(order) && isByBuyer(order) && isInOwn ? null : await findOrder(tx, entityId);
        if (placed?.untold?.buyer) return;
        const read = placed && !isInOwn ? viewOrder(seen, placed) : order;
        const giftCards = placed ? viewGiftCardPayments(seen, placed) : [];
        const receipts = placed ? receiptsToMail(seen, placed) : [];
        const to = { to: email, from: seen.site, about: aboutOrder({ id: entityId }) };
        sendLetter(tx, orderConfirmationLetter, to, { order: read, url, giftCards, receipts });
      },
      ({ order }) => Boolean(order?.buyerInfo?.email),
    ),
  ],
};

const isUnpaid = ({ balanceSummary }: Static<typeof Order>): boolean => Number(balanceSummary?.paid?.amount) === 0;

const isByBuyer = ({ createdBy }: Static<typeof Order>): boolean =>
  Boolean(createdBy?.visitorId ?? createdBy?.memberId);
