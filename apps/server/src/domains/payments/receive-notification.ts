import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { heldOf, lastOf } from './payment.ts';
import { type FoundTransaction, findTransactionByKey, insertTransaction } from './payments.store.ts';
import type { Notification, RawNotification } from './provider.ts';
import { providersOf } from './providers-of.ts';
import { askNow, resumeLater } from './resume-payment.ts';
import { ownerOf, type PayableOwner, settle } from './settle.ts';

/**
 * Receives a provider's notification for an account of the site: news of our transactions, and of those that a bank
 * began, such as chargebacks. False where the signature is not the provider's.
 */
export async function receiveNotification(ctx: Context, accountId: string, raw: RawNotification): Promise<boolean> {
  const provider = (await providersOf(ctx)).ofAccount(accountId);
  const notifications = (await provider?.readNotification(raw)) ?? null;
  if (notifications === null) return false;
  for (const notification of notifications) await takeNews(ctx, accountId, notification);
  return true;
}

/** Writes what a provider says of a transaction. `isMended`: nobody told of it, it was found. */
export async function takeNews(
  ctx: Context,
  accountId: string,
  notification: Notification,
  { isMended = false }: { isMended?: boolean } = {},
): Promise<void> {
  const { key, outcome, begunThere } = notification;
  const known = await readSite(ctx, (tx) => findTransactionByKey(tx, accountId, begunThere?.authorizationKey ?? key));
  if (!known) {
    // an account may serve other servers too, whose transactions are unknown here
    ctx.log.warn({ accountId, key }, 'a provider reports an unknown transaction');
    return;
  }
  if (!outcome) {
    await askNow(ctx, known.id);
    return;
  }
  const payableId = known.payable.id;
  const owner = ownerOf(ctx, known.payable.kind);
  await withSite(ctx, async (tx) => {
    const transactionId = begunThere
      ? await writeBegunThere(ctx, tx, owner, known, { key, isMended, ...begunThere })
      : known.id;
    if (transactionId) await settle(ctx, tx, owner, { payableId, transactionId }, outcome);
  });
}

/**
 * Writes a transaction that the provider began. On repeated news, it finds the first. Null where money is to be captured or
 * released that nobody holds any more.
 */
async function writeBegunThere(
  ctx: Context,
  tx: Tx,
  owner: PayableOwner,
  { payable, payment }: FoundTransaction,
  { key, type, amount, isMended }: { key: string; isMended: boolean } & NonNullable<Notification['begunThere']>,
): Promise<string | null> {
  const locked = await owner.lock(ctx, tx, payable.id);
  const written = locked?.payments.flatMap(({ transactions }) => transactions).find((each) => each.key === key);
  if (written) return written.id;
  const known = locked?.payments.find((each) => each.id === payment.id);
  if ((type === 'CAPTURE' || type === 'VOID') && (!known || heldOf(known) === 0)) return null;
  const chargeback = type === 'CHARGEBACK_REVERSAL' && known ? lastOf(known, 'CHARGEBACK') : undefined;
  const details = { ...(chargeback && { chargebackId: chargeback.id }), ...(isMended && { isMended }) };
  const id = ctx.newId();
  await insertTransaction(tx, payment.id, { id, type, amount, key, details }, ctx.now());
  resumeLater(ctx, tx, id);
  return id;
}
