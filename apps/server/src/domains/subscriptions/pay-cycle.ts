import type { subscriptions } from '@stoa/contract';
import { ownerOf } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { createdBy } from '../checkout/index.ts';
import { chargeLimit, limitAttempts } from '../identity/index.ts';
import { chargeAgain, type Order } from '../orders/index.ts';
import { canBePaid, claimCycle } from './claim-cycle.ts';
import type { Contract } from './contract.ts';
import { viewSubscription } from './contract-view.ts';
import { findContract, findCycle } from './contracts.store.ts';
import { findOwn } from './find-own.ts';
import { followOrder } from './follow-orders.ts';
import { problemOf } from './problem-of.ts';
import { checkoutOfNextCycle } from './renewal-checkout.ts';
import { saveContract } from './save-contract.ts';

type Operation = typeof subscriptions.paySubscription;

/**
 * Charges another card for the cycle whose charge failed, at once; further cycles are charged to it as well. A visitor who
 * pays by the link in a mail has the order of the cycle: the way back from the bank leads to it. A member does not: the
 * mails about the order are the subscriber's, who could not open it in the account of somebody else.
 */
export const paySubscription: UseCase<Operation> = async (ctx, { subscriptionId, token, paymentToken = '' }) => {
  const permission = 'ECOM.SUBSCRIPTION_CONTRACT_MANAGE';
  const contract = await readSite(ctx, (tx) => findOwn(ctx, tx, { subscriptionId, token }, { permission }));
  if (isRefusal(contract)) return contract;
  if (!canBePaid(contract)) return refuse('SUBSCRIPTION_STATE_CONFLICT', { status: contract.status });
  // what was agreed on is no amount of another currency
  if (contract.order.currency !== ctx.site.currency)
    return refuse('SUBSCRIPTION_CANNOT_BE_CHARGED', { problem: 'OTHER' });
  const limited = await limitAttempts(ctx, [chargeLimit(ctx.siteId, contract.id)]);
  if (isRefusal(limited)) return limited;
  const claim = (tx: Tx, order: Order) => claimCycle(ctx, tx, contract, order, { newCard: true });
  const card = { token: paymentToken };
  const isOwn = contract.buyerId === ownerOf(ctx.caller);
  const isPassedOn = !isOwn && ctx.caller.kind === 'visitor';
  const checkoutId = await checkoutOfNextCycle(ctx, contract, isPassedOn ? createdBy(ctx.caller) : undefined);
  const payer = isOwn || isPassedOn ? ctx : asBuyer(ctx, contract);
  const charged = await chargeAgain(payer, checkoutId, { card, claim });
  if (isRefusal(charged)) {
    const isInvalid = charged.refused === 'invalid';
    const isConflict = charged.refused === 'code' && charged.code === 'SUBSCRIPTION_STATE_CONFLICT';
    if (isInvalid || isConflict) return charged;
    return refuse('SUBSCRIPTION_CANNOT_BE_CHARGED', { problem: problemOf(charged).kind });
  }
  const { order, outcome, actionUrl, message } = charged;
  const isDeclined = outcome === 'DECLINED';
  const isAsked = outcome === 'ACTION_REQUIRED';
  const now = await withSite(ctx, async (tx) => {
    if (isDeclined) return noteDeclined(ctx, tx, contract, message);
    // its event does the same a moment later, unless it is done
    if (!isAsked) await followOrder(ctx, tx, order.id);
    return (await findContract(tx, contract.id)) ?? contract;
  });
  return {
    subscription: viewSubscription(ctx, now),
    outcome: isDeclined || isAsked ? outcome : ('PAID' as const),
    actionUrl,
    message,
  };
};

/** The context in which its buyer would call: whoever else calls has been let in by the buyer's link. */
function asBuyer(ctx: Context, { order: { buyer } }: Contract): Context {
  if (buyer.memberId) return { ...ctx, caller: { kind: 'member', id: buyer.memberId } };
  return buyer.visitorId ? { ...ctx, caller: { kind: 'visitor', id: buyer.visitorId } } : ctx;
}

/** A card that its buyer tried takes no attempt from the one that is charged by itself. */
async function noteDeclined(ctx: Context, tx: Tx, seen: Contract, details: string | null): Promise<Contract> {
  const contract = await findContract(tx, seen.id, { lock: true });
  if (contract?.nextCycle !== seen.nextCycle) return contract ?? seen;
  const last = await findCycle(tx, contract.id, contract.nextCycle);
  return saveContract(ctx, tx, contract, {
    tries: Math.max(last?.attempt ?? 0, contract.tries),
    newCardOrderId: null,
    problem: { kind: 'PAYMENT', details },
  });
}
