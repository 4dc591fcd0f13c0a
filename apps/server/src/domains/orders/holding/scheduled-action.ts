/** Money that a bank holds is captured or released at a set time, if nobody decides before. */

import type { Static } from '@stoa/contract';
import type { DelayedCaptureSettings } from '@stoa/contract/ecom/order-payments';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { schedule, type Task } from '../../../platform/tasks/index.ts';
import {
  authorizationOf,
  heldOf,
  movePayment,
  ownerOf,
  type Payment,
  type PaymentDetails,
} from '../../payments/index.ts';

type Scheduled = NonNullable<PaymentDetails['scheduled']>;

/** The time for which banks hold money. Then it is captured or released. */
const HELD_FOR_MS = 7 * DAY_MS;

const unitMs = { MINUTES: MINUTE_MS, HOURS: HOUR_MS, DAYS: DAY_MS };

/**
 * What happens to money that is held from now on: as the request says, no later than banks hold it. Without a request,
 * the site's settings decide.
 */
export function planFor(
  { now }: Pick<Context, 'now'>,
  settings: Static<typeof DelayedCaptureSettings> | undefined,
  isCapturedBeforeExpiry: boolean,
): Scheduled {
  const { scheduledAction, delayDuration } = settings ?? {};
  const { count, unit } = delayDuration ?? {};
  const asked = count && unit ? count * unitMs[unit] : HELD_FOR_MS;
  const executionDate = new Date(now().getTime() + Math.min(asked, HELD_FOR_MS)).toISOString();
  return { actionType: scheduledAction ?? (isCapturedBeforeExpiry ? 'CAPTURE' : 'VOID'), executionDate };
}

type Input = { orderId: string; paymentId: string; actionType: Scheduled['actionType'] };

/**
 * Captures or releases what is still held. Whoever came first has decided: the ledger refuses a second decision. A
 * movement that a provider does not answer is followed up like any other.
 */
export const settleHeldMoney: Task<Context, Input> = {
  name: 'settle held money',
  lane: 'outside',
  retry: { firstMs: MINUTE_MS, longestMs: HOUR_MS },
  async run(ctx, { orderId, paymentId, actionType }) {
    const request = { type: actionType, paymentId, details: { because: 'SCHEDULED' as const } };
    const moved = await movePayment(ctx, ownerOf(ctx, 'ORDER'), orderId, request);
    if (isRefusal(moved)) ctx.log.info({ paymentId, refusal: moved }, 'held money was decided on before its time');
    return undefined;
  },
};

/** Schedules the end of a payment whose money is held by now. */
export function scheduleEnd(tx: Tx, orderId: string, payment: Payment): void {
  const { scheduled } = payment.details;
  if (!scheduled || payment.accountId === null || heldOf(payment) === 0) return;
  if (authorizationOf(payment).status !== 'SUCCEEDED') return;
  schedule(tx, settleHeldMoney, {
    key: payment.id,
    at: new Date(scheduled.executionDate),
    input: { orderId, paymentId: payment.id, actionType: scheduled.actionType },
  });
}
