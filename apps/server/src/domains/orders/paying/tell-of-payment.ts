import { orderTransactionEvents } from '@stoa/contract';
import { type Context, contextIn } from '../../../context.ts';
import { aboutOrder, isSent, sendLetter } from '../../../letters.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { type Consumer, on } from '../../../platform/events/index.ts';
import { schedule } from '../../../platform/tasks/index.ts';
import type { Settlement } from '../../payments/index.ts';
import { viewPrice } from '../../purchase/index.ts';
import { businessLetter } from '../../team/index.ts';
import { chargebackLetter } from '../letters/chargeback.ts';
import { paymentReceivedLetter } from '../letters/payment-received.ts';
import { receiptToMail } from '../mailed-receipt.ts';
import type { Order } from '../order.ts';
import { balanceOf } from '../order-money.ts';
import { pageOfOrder } from '../order-page.ts';
import { viewOrder } from '../order-view.ts';
import { findOrder } from '../orders.store.ts';

/**
 * Mails a buyer the receipt of a payment for an order that was placed before. What is paid with the order is in its
 * confirmation.
 */
export function sendReceipt(ctx: Context, tx: Tx, order: Order, { payment, transaction }: Settlement): void {
  const { type, status, amount } = transaction;
  const { purchasedDate, email, untold } = order;
  const isAtOnce = payment.capture === 'AT_ONCE';
  const isTaken = status === 'SUCCEEDED' && (type === 'CAPTURE' || (type === 'AUTHORIZE' && isAtOnce));
  if (!isTaken || !purchasedDate || !email || untold?.buyer) return;
  const isOfPlacing = isAtOnce && payment.createdDate <= purchasedDate;
  if (isOfPlacing) return;
  const seen = contextIn(ctx, order.language);
  const style = { currency: order.currency, language: seen.site.language };
  const price = (of: number) => viewPrice(of, style).formattedAmount;
  const owed = balanceOf(order);
  const facts = {
    order: viewOrder(seen, order),
    amount: price(amount),
    date: ctx.now().toISOString(),
    owed: owed > 0 ? price(owed) : null,
    url: pageOfOrder(seen, order),
    receipt: receiptToMail(seen, order, order.payments.find(({ id }) => id === payment.id) ?? payment),
  };
  sendLetter(tx, paymentReceivedLetter, { to: email, from: seen.site, about: aboutOrder(order) }, facts);
}

export const chargebackNotice = businessLetter({
  name: 'chargeback notice',
  letter: chargebackLetter,
  permission: 'ECOM.READ_TRANSACTIONS',
});

/** The people of a shop are told when a bank takes money back: they have little time to disagree. */
export const businessHearsOfChargebacks: Consumer<Context> = {
  name: 'the business hears of chargebacks',
  hears: [
    on(orderTransactionEvents.chargebackApproved, async (ctx, { entityId, payload: { chargeback } }, tx) => {
      const order = isSent(chargebackLetter, ctx.site) ? await findOrder(tx, entityId) : null;
      if (!order) return;
      const facts = {
        orderNumber: String(order.number),
        amount: chargeback?.amount?.formattedAmount ?? '',
        url: `${ctx.dashboardUrl}/orders/${order.id}?site=${ctx.siteId}`,
      };
      const once = chargeback?.id ?? order.id;
      schedule(tx, chargebackNotice, { key: once, input: { once, about: aboutOrder(order), facts } });
    }),
  ],
};
