import type { Context } from '../../../context.ts';
import { readSite, type Tx, withSite } from '../../../platform/db/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { schedule, type Task } from '../../../platform/tasks/index.ts';
import { authorizationOf, type Payment } from '../payment.ts';
import { isSettled } from '../payment-machine.ts';
import { findPayment } from '../payments.store.ts';
import type { PaymentProvider, Statement } from '../provider.ts';
import { providersOf } from '../providers-of.ts';
import { takeNews } from '../receive-notification.ts';
import { askNow } from '../resume-payment.ts';
import { differencesOf, newsOfHeld, newsOfMovements } from './compare.ts';
import { saveDifferences } from './differences.store.ts';

/** How old a payment is when it is compared: banks take months to charge back. */
const AGES_MS = [HOUR_MS, ...[1, 3, 7, 14, 30, 60, 120, 180].map((days) => days * DAY_MS)];
/** An account that is closed answers no more: a payment of this age is compared no longer, whatever came of the last try. */
const GIVEN_UP_MS = 190 * DAY_MS;
/** Nothing comes back of a payment that failed; money may still arrive for a while. */
const AGES_OF_FAILED_MS = AGES_MS.slice(0, 4);

/**
 * Compares a payment with what its provider knows, again and again until it is old. What no notification told is
 * written; what cannot be mended by that is a difference. Repeating it finds nothing new.
 */
export const reconcilePayment: Task<Context, { paymentId: string }> = {
  name: 'reconcile payment',
  lane: 'outside',
  retry: { firstMs: 15 * MINUTE_MS, longestMs: DAY_MS },
  async run(ctx, { paymentId }) {
    const payment = await read(ctx, paymentId);
    if (!payment || payment.accountId === null || ageOf(ctx, payment) > GIVEN_UP_MS) return undefined;
    await reconcile(ctx, payment, (await providersOf(ctx)).of(payment));
    return nextTime(ctx, payment);
  },
};

const read = (ctx: Context, paymentId: string): Promise<Payment | null> =>
  readSite(ctx, (tx) => findPayment(tx, paymentId));

async function reconcile(ctx: Context, { id, transactions }: Payment, provider: PaymentProvider): Promise<void> {
  for (const open of transactions) if (!isSettled(open.status)) await askNow(ctx, open.id);
  const payment = await read(ctx, id);
  const statement = payment && (await statementOf(payment, provider));
  if (!payment || !statement) return;
  const take = async (news: Parameters<typeof takeNews>[2]) =>
    takeNews(ctx, payment.accountId ?? '', news, { isMended: true });
  const held = newsOfHeld(payment, statement);
  if (held) await take(held);
  // what was captured just now can have been refunded, too
  const before = held ? await read(ctx, id) : payment;
  for (const news of before ? newsOfMovements(before, statement) : []) await take(news);
  await note(ctx, payment, statement);
}

/** What the provider says; null where it never had a name for the payment, so that it knows nothing of it. */
async function statementOf(payment: Payment, provider: PaymentProvider): Promise<Statement | null> {
  const { key, reference, status } = authorizationOf(payment);
  if (!provider.statement || !reference) return null;
  const { id: paymentId, amount, currency, capture } = payment;
  return provider.statement({
    ...{ paymentId, amount, currency, capture },
    authorization: { key, reference },
    isAuthorized: status === 'SUCCEEDED',
  });
}

/** Notes the differences that are left, unless money moved meanwhile or is about to: the next time tells. */
async function note(ctx: Context, before: Payment, statement: Statement): Promise<void> {
  const now = await read(ctx, before.id);
  if (!now?.transactions.every(({ status }) => isSettled(status))) return;
  const told = ({ transactions }: Payment) => transactions.filter(({ details }) => !details.isMended).length;
  if (told(now) !== told(before)) return;
  await withSite(ctx, (tx) => saveDifferences(tx, now.id, differencesOf(now, statement), ctx.now()));
}

const ageOf = ({ now }: Pick<Context, 'now'>, { createdDate }: Payment): number =>
  now().getTime() - new Date(createdDate).getTime();

function nextTime({ now }: Pick<Context, 'now'>, payment: Payment): Date | undefined {
  const begun = new Date(payment.createdDate).getTime();
  const ages = authorizationOf(payment).status === 'FAILED' ? AGES_OF_FAILED_MS : AGES_MS;
  const next = ages.find((age) => begun + age > now().getTime());
  return next === undefined ? undefined : new Date(begun + next);
}

/** Schedules the comparisons of a new payment. */
export function reconcileLater(ctx: Pick<Context, 'now'>, tx: Tx, payment: Payment): void {
  schedule(tx, reconcilePayment, { key: payment.id, at: nextTime(ctx, payment), input: { paymentId: payment.id } });
}
