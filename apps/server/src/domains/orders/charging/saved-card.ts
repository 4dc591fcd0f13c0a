import type { orderBilling } from '@stoa/contract';
import { parseAmount } from '@stoa/money';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import {
  authorizationOf,
  beginPayment,
  currentCardOf,
  type Payment,
  perform,
  providersOf,
} from '../../payments/index.ts';
import { announceOrder } from '../announce-order.ts';
import { isChargedBack, owedFor } from '../order-money.ts';
import { saveOrder } from '../orders.store.ts';
import { announceMoney } from '../paying/announce-money.ts';
import { orderOf, orderPayable } from '../paying/order-payable.ts';
import { viewPayment, viewTransactions } from '../paying/transactions-view.ts';
import { chargeTerms } from './prepare-payment.ts';

type Operation = (typeof orderBilling)['authorizeChargeWithSavedPaymentMethod'];

/** Holds money on the card of an earlier payment of the order, which its buyer let be saved. */
export const authorizeChargeWithSavedPaymentMethod: UseCase<Operation> = async (
  ctx,
  { orderId, amount: sent, currency, delayedCaptureSettings },
) => {
  const providers = await providersOf(ctx);
  const terms = await chargeTerms(ctx, { isHeld: true, settings: delayedCaptureSettings });
  const performed = await perform(ctx, orderPayable, async (tx) => {
    const payable = await orderPayable.lock(ctx, tx, orderId);
    if (!payable) return refuse('ORDER_NOT_FOUND');
    const { order, payments } = payable;
    if (order.status === 'CANCELED' || order.status === 'REJECTED') return refuse('ORDER_CANCELED');
    if (isChargedBack(order)) return refuse('ORDER_HAS_CHARGEBACKS');
    const owed = owedFor(order);
    if (owed === 0) return refuse('ORDER_PAID');
    if (currency !== order.currency) return refuse('INVALID_CURRENCY', { currency: order.currency });
    const amount = parseAmount(sent.amount, order.currency);
    if (!amount || amount < 0 || amount > owed) return refuse('INVALID_AMOUNT');
    const saved = payments.findLast(isSaved);
    const provider = saved ? providers.of(saved) : null;
    const card = saved && (await currentCardOf(tx, saved));
    if (!card || !provider?.capabilities.savesCards) return refuse('NO_SAVED_PAYMENT_METHOD');
    const begun = await beginPayment(ctx, tx, payable, {
      provider,
      method: 'card',
      amount,
      ...terms,
      saved: card,
      token: '',
      returnUrl: `${ctx.addresses.pages}/orders/${payable.id}`,
    });
    const written = await saveOrder(tx, { ...order, payments: [...payments, begun.payment] });
    announceOrder(ctx, tx, written, ['updated']);
    announceMoney(ctx, tx, written, { paymentIds: [begun.payment.id] });
    return begun;
  });
  if (isRefusal(performed)) return performed;
  const { payment, payable } = performed;
  const style = { currency: payable.currency, language: ctx.site.language };
  return { payment: viewPayment(payment, style), orderTransactions: viewTransactions(ctx, orderOf(payable)) };
};

const isSaved = (payment: Payment): boolean =>
  payment.details.savedPaymentMethod === true &&
  payment.accountId !== null &&
  authorizationOf(payment).status === 'SUCCEEDED';
