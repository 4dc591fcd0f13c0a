import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/durations.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { Task } from '../../platform/tasks/index.ts';
import { chargeAgain, findOrder, type Order } from '../orders/index.ts';
import { authorizationOf, cardOfPayment, findSavedCard } from '../payments/index.ts';
import { claimCycle, isBeingPaid, isDue } from './claim-cycle.ts';
import { type Contract, isLastCycle, type Problem } from './contract.ts';
import { type CycleOrder, findContract, findCycle } from './contracts.store.ts';
import { problemOf } from './problem-of.ts';
import { remindBuyer } from './remind.ts';
import { checkoutOfNextCycle } from './renewal-checkout.ts';
import { type Renewal, renewalTask } from './renewal-task.ts';
import { saveContract } from './save-contract.ts';
import { tellBuyer } from './tell-buyer.ts';

/** How long after a failed charge it is tried again; after the last one, the subscription is suspended. */
const RETRY_AFTER_MS = [3 * DAY_MS, 4 * DAY_MS];

/**
 * Charges the next cycle of a subscription, or ends it. The order of a cycle is written, with its payment, under the lock
 * of the contract, and only if no other one may still be paid: whoever repeats this, or does it at the same time, charges
 * nothing again. A charge that succeeds takes the contract on where its order is heard of (`follow-orders.ts`).
 */
export const renewSubscription = {
  ...renewalTask,
  retry: { firstMs: MINUTE_MS, longestMs: HOUR_MS },
  async run(ctx, { contractId }) {
    const due = await readDue(ctx, contractId);
    // what is not due is reminded of, or was changed since this was planned
    if (!due) return remindBuyer(ctx, contractId);
    const { contract } = due;
    if (isLastCycle(contract)) return end(ctx, contractId);
    let verdict = verdictOn(due);
    if (verdict.is === 'UNTRIED') {
      const refused = await charge(ctx, contract);
      const after = await readDue(ctx, contractId);
      // somebody has changed the subscription meanwhile, and with that planned what comes next
      if (!after || after.contract.nextCycle !== contract.nextCycle) return undefined;
      verdict = verdictOn(after);
      if (verdict.is === 'UNTRIED') {
        if (!refused || isPassing(refused)) return new Date(ctx.now().getTime() + MINUTE_MS);
        return noteFailure(ctx, contract, problemOf(refused), { isTried: false });
      }
    }
    if (verdict.is === 'PENDING') return new Date(ctx.now().getTime() + 10 * MINUTE_MS);
    return verdict.is === 'FAILED' ? noteFailure(ctx, contract, verdict.problem) : undefined;
  },
} satisfies Task<Context, Renewal>;

type Due = { contract: Contract; last: CycleOrder | null; order: Order | null };

/** A contract of which something is due, with the last order of its next cycle; null where nothing is. */
const readDue = (ctx: Context, contractId: string): Promise<Due | null> =>
  readSite(ctx, async (tx) => {
    const contract = await findContract(tx, contractId);
    if (!contract || !isDue(contract, ctx.now())) return null;
    const last = await findCycle(tx, contractId, contract.nextCycle);
    return { contract, last, order: last && (await findOrder(tx, last.orderId)) };
  });

type Verdict = { is: 'UNTRIED' | 'PENDING' | 'PAID' } | { is: 'FAILED'; problem: Problem };

/** What became of the last attempt to charge the next cycle that was not noted yet. */
function verdictOn({ contract, last, order }: Due): Verdict {
  if (!last || last.attempt <= contract.tries || !order) return { is: 'UNTRIED' };
  if (order.status === 'APPROVED') return { is: 'PAID' };
  if (isBeingPaid(order)) return { is: 'PENDING' };
  const payment = order.payments.at(-1);
  return { is: 'FAILED', problem: { kind: 'PAYMENT', details: (payment && authorizationOf(payment).failure) ?? null } };
}

/** Places and charges the order of the next cycle; a refusal where there is none. */
async function charge(ctx: Context, contract: Contract): Promise<Refusal | null> {
  const card = await cardToCharge(ctx, contract);
  if (!card) return refuse('NO_SAVED_PAYMENT_METHOD');
  // what was agreed on is no amount of another currency
  if (contract.order.currency !== ctx.site.currency) return refuse('CURRENCY_MISMATCH');
  const claim = (tx: Tx, order: Order) => claimCycle(ctx, tx, contract, order);
  const charged = await chargeAgain(ctx, await checkoutOfNextCycle(ctx, contract), { card, claim });
  return isRefusal(charged) ? charged : null;
}

/** The card of a contract, at its provider: one that its buyer lets be kept, or that of an earlier payment. */
const cardToCharge = (ctx: Context, { card }: Contract) =>
  readSite(ctx, async (tx) => {
    if (card.savedCardId) {
      const kept = await findSavedCard(tx, card.savedCardId);
      return kept && { saved: kept.authorization, at: kept, savedCardId: kept.id };
    }
    const first = await findOrder(tx, card.orderId);
    const paid = first?.payments.find(({ id }) => id === card.paymentId);
    return paid ? { saved: cardOfPayment(paid), at: paid } : null;
  });

/** Refusals that say nothing about the subscription: they are gone a moment later. */
const isPassing = (refusal: Refusal): boolean =>
  refusal.refused === 'code' &&
  // a card that is gone was removed because another one is charged by now; one that is gone for good is not even tried
  ['SUBSCRIPTION_STATE_CONFLICT', 'CHECKOUT_CHANGED', 'SAVED_PAYMENT_METHOD_NOT_FOUND'].includes(refusal.code);

/**
 * Notes that a charge failed, and when it is tried again. What could not even be tried may have been for a card that its
 * buyer was replacing: where the contract has changed since it was seen, the task looks again.
 */
const noteFailure = (
  ctx: Context,
  seen: Contract,
  problem: Problem,
  { isTried = true } = {},
): Promise<Date | undefined> =>
  withSite(ctx, async (tx) => {
    const contract = await findContract(tx, seen.id, { lock: true });
    if (contract?.nextCycle !== seen.nextCycle || contract.tries !== seen.tries) return undefined;
    if (!isTried && contract.revision !== seen.revision) return new Date(ctx.now().getTime() + MINUTE_MS);
    const failedAttempts = contract.failedAttempts + 1;
    const wait = RETRY_AFTER_MS[failedAttempts - 1];
    const isOpen = contract.status === 'ACTIVE';
    const saved = await saveContract(ctx, tx, contract, {
      tries: contract.tries + 1,
      failedAttempts,
      problem,
      ...(isOpen && wait && { nextDate: new Date(ctx.now().getTime() + wait).toISOString() }),
      ...(isOpen && !wait && { status: 'SUSPENDED', nextDate: null }),
    });
    if (isOpen) tellBuyer(ctx, tx, saved, wait ? 'FAILED' : 'SUSPENDED');
    return undefined;
  });

/** Ends a subscription whose last cycle is over. */
const end = (ctx: Context, contractId: string): Promise<undefined> =>
  withSite(ctx, async (tx) => {
    const contract = await findContract(tx, contractId, { lock: true });
    if (!contract || !isDue(contract, ctx.now()) || !isLastCycle(contract)) return undefined;
    const status = contract.endsWithCycle ? 'CANCELED' : 'ENDED';
    const endedDate = ctx.now().toISOString();
    const ended = await saveContract(ctx, tx, contract, { status, endedDate, nextDate: null });
    tellBuyer(ctx, tx, ended, 'ENDED');
    return undefined;
  });
