import { formatAmount } from '@stoa/money';
import { type Context, contextIn } from '../../context.ts';
import { aboutOrder, sendLetter } from '../../letters.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type Order, pageOfOrder, receiptsToMail } from '../orders/index.ts';
import { subscriptionWords } from '../purchase/index.ts';
import { canBePaid } from './claim-cycle.ts';
import { type Contract, isOnTrial, orderOfCycle } from './contract.ts';
import { viewSubscription } from './contract-view.ts';
import { type Occasion, subscriptionUpdateLetter } from './letters/subscription-update.ts';

/** Tells the buyer what became of a subscription, with the transaction that changed it; `charged` is the order of a new cycle. */
export function tellBuyer(ctx: Context, tx: Tx, contract: Contract, occasion: Occasion, charged?: Order): void {
  const { email, order } = contract;
  if (!email) return;
  const seen = contextIn(ctx, order.language);
  const { items = [], nextChargeDate = null, endDate = null } = viewSubscription(seen, contract);
  sendLetter(
    tx,
    subscriptionUpdateLetter,
    { to: email, from: seen.site, about: aboutOrder(order) },
    {
      occasion,
      items: items.map(({ name = '', quantity = 1 }) => ({ name, quantity })),
      every: subscriptionWords(termsToCome(contract), seen.site.language),
      total: formatAmount(
        (occasion === 'TRIAL_STARTED' ? null : charged?.total) ?? orderOfCycle(contract, contract.nextCycle).total,
        order.currency,
        seen.site.language,
      ),
      orderNumber: charged ? String(charged.number) : null,
      receipts: charged ? receiptsToMail(seen, charged) : [],
      nextDate: nextChargeDate,
      endDate,
      url: pageOfSubscription(seen, contract, charged),
      canBePaid: (occasion === 'FAILED' || occasion === 'SUSPENDED') && canBePaid(contract),
    },
  );
}

/** The terms from now on: a trial that is over is none any more. */
function termsToCome(contract: Contract): Contract['terms'] {
  const { freeTrial: _, ...terms } = contract.terms;
  return isOnTrial(contract) ? contract.terms : terms;
}

/** Members see their subscriptions in their account, guests on the page of an order. */
function pageOfSubscription(ctx: Context, { id, order, email }: Contract, charged: Order | undefined): string | null {
  if (order.buyer.memberId) return `${ctx.addresses.pages}/account/subscriptions/${id}`;
  return pageOfOrder(ctx, { id: charged?.id ?? order.id, buyer: order.buyer, email });
}
