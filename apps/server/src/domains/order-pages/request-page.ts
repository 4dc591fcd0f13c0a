import type { orderPages } from '@stoa/contract';
import { aboutOrder, sendLetter } from '../../letters.ts';
import { withSite } from '../../platform/db/index.ts';
import { isRefusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { accountLimit, addressLimit, limitAttempts } from '../identity/index.ts';
import { findOrderByNumber, pageOfOrder } from '../orders/index.ts';
import { orderLinkLetter } from './letters/order-link.ts';

/** Mails a buyer the link to an order. The answer is the same whether there is such an order, and whoever bought it. */
export const requestOrderPage: UseCase<typeof orderPages.requestOrderPage> = async (ctx, { orderNumber, email }) => {
  // counted apart from other mails: nobody can keep a member from their login codes by asking for links
  const limits = [accountLimit('order link', ctx.siteId, email), addressLimit('order link', ctx.client.address)];
  const counted = await limitAttempts(ctx, limits);
  if (isRefusal(counted)) return counted;
  return withSite(ctx, async (tx) => {
    const order = await findOrderByNumber(tx, orderNumber.trim().replace(/^#/, ''));
    const isBuyer = order?.email?.toLowerCase() === email.trim().toLowerCase();
    const url = order && isBuyer && order.status !== 'INITIALIZED' ? pageOfOrder(ctx, order) : null;
    if (order?.email && url) {
      const from = { ...ctx.site, language: order.language };
      sendLetter(
        tx,
        orderLinkLetter,
        { to: order.email, from, about: aboutOrder(order) },
        { orderNumber: order.number, url },
      );
    }
    return {};
  });
};
