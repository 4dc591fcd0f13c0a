/**
 * How gift cards of apps pay. An app is asked outside any transaction, with a row written before: it is the card's part in
 * an order that is not there yet. The order takes the row with its own transaction, or a task has the app return the amount.
 */
import { formatAmount } from '@stoa/money';
import type { Context } from '../../context.ts';
import { aboutOrder, isSent } from '../../letters.ts';
import { isUniqueViolation, readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { cancel, schedule, type Task } from '../../platform/tasks/index.ts';
import {
  type GiftCardProvider,
  giftCardRedemption,
  giftCardVoid,
  type Redeemed,
  type RedeemProblem,
  type VoidProblem,
} from '../purchase/index.ts';
import { businessLetter } from '../team/index.ts';
import {
  findOrderNumber,
  findReturning,
  type Hold,
  insertHold,
  lockOpenHolds,
  moveHold,
  noteTaken,
  returnUsedHolds,
} from './holds.store.ts';
import { giftCardLostLetter } from './letters/gift-card-lost.ts';

/** Holds are no change that a call of staff makes: their transactions leave no row of their own in its log. */
export const apart = (ctx: Context): Context => ({ ...ctx, audit: undefined });

/** Within this time, an attempt to place an order has ended, or its process has. */
const LONGEST_ATTEMPT_MS = 2 * 60_000;
/** Apps may be away for some days. */
const PATIENCE = { firstMs: 2000, longestMs: 3_600_000, most: 200 };

type WantedHold = Pick<Hold, 'checkoutId' | 'appId' | 'giftCardId' | 'code' | 'amount' | 'currency'> & {
  /** The order, if it is there. */
  orderId: string | null;
};

/**
 * Writes what a card is to pay, before its app is asked. A further attempt for the same has the same row, and with it the
 * same order for the app; what was to be taken otherwise is returned.
 */
export async function openHold(ctx: Context, tx: Tx, { orderId, ...wanted }: WantedHold): Promise<Hold> {
  const { checkoutId } = wanted;
  const key = checkoutId === null ? { orderId: orderId ?? '' } : { checkoutId };
  const open = await lockOpenHolds(tx, key);
  const isSame = (hold: Hold): boolean =>
    hold.giftCardId === wanted.giftCardId && hold.amount === wanted.amount && (!orderId || hold.orderId === orderId);
  const known = open.find(isSame);
  const others = open.filter(
    (hold) => hold !== known && (checkoutId !== null || hold.giftCardId === wanted.giftCardId),
  );
  for (const { id } of others) await letReturn(ctx, tx, id);
  const fresh = { ...wanted, id: ctx.newId(), orderId: orderId ?? ctx.newId() };
  const hold = known ?? (await insertHold(tx, fresh, ctx.now()));
  const at = new Date(ctx.now().getTime() + LONGEST_ATTEMPT_MS);
  schedule(tx, returnHold, { key: hold.id, at, input: { holdId: hold.id } });
  return hold;
}

/** Has the card of a hold pay. What it does not pay is not held any longer. */
export async function takeHold(ctx: Context, hold: Hold): Promise<'TAKEN' | RedeemProblem | 'GIFT_CARD_NOT_CONFIRMED'> {
  if (hold.state === 'TAKEN') return 'TAKEN';
  const redeemed = (await settleReturning(ctx, hold.orderId)) ? await redeem(ctx, hold) : null;
  if (!redeemed) return 'GIFT_CARD_NOT_CONFIRMED';
  if (!('problem' in redeemed) && (await note(ctx, hold, redeemed.transactionId))) return 'TAKEN';
  await withSite(apart(ctx), async (tx) => {
    const isFree = await moveHold(tx, { id: hold.id, from: ['ASKED'], to: 'RETURNED', now: ctx.now() });
    if (isFree) cancel(tx, returnHold, hold.id);
  });
  return 'problem' in redeemed ? redeemed.problem : 'ALREADY_REDEEMED';
}

/** What is on its way back to a card is there before the card pays for the same order again: the app would take it for one. */
async function settleReturning(ctx: Context, orderId: string): Promise<boolean> {
  for (const hold of await readSite(ctx, (tx) => findReturning(tx, orderId)))
    if (!(await giveBack(ctx, hold))) return false;
  return true;
}

/** The hold of a checkout that its order can take, as the card has paid; null where there is none. */
export async function findTakenHold(tx: Tx, checkoutId: string, giftCardId: string): Promise<Hold | null> {
  const open = await lockOpenHolds(tx, { checkoutId });
  return open.find((hold) => hold.state === 'TAKEN' && hold.giftCardId === giftCardId) ?? null;
}

/** Makes a hold part of an order, in the transaction that writes it; whether it could still be. */
export async function useHold(ctx: Context, tx: Tx, { id }: Pick<Hold, 'id'>): Promise<boolean> {
  const used = await moveHold(tx, { id, from: ['TAKEN'], to: 'USED', now: ctx.now() });
  if (used) cancel(tx, returnHold, id);
  return used !== null;
}

/** Ends an attempt: what no order took is returned. What nobody knows of waits for a further attempt, or for the task. */
export async function endHold(ctx: Context, { id }: Pick<Hold, 'id'>): Promise<void> {
  await withSite(apart(ctx), async (tx) => {
    if (await moveHold(tx, { id, from: ['TAKEN'], to: 'RETURNING', now: ctx.now() })) scheduleReturn(tx, id);
  });
}

/** Has what cards of apps paid for an order returned, or what one of them paid. */
export async function returnHolds(
  { now }: Pick<Context, 'now'>,
  tx: Tx,
  orderId: string,
  giftCardId: string | null,
): Promise<void> {
  for (const { id } of await returnUsedHolds(tx, { orderId, giftCardId, now: now() })) scheduleReturn(tx, id);
}

async function letReturn(ctx: Context, tx: Tx, id: string): Promise<void> {
  await moveHold(tx, { id, from: ['ASKED', 'TAKEN'], to: 'RETURNING', now: ctx.now() });
  scheduleReturn(tx, id);
}

const scheduleReturn = (tx: Tx, id: string): void => schedule(tx, returnHold, { key: id, input: { holdId: id } });

/** Has the app of a card return what no order has, or no longer. */
export const returnHold = {
  name: 'return to gift card of app',
  lane: 'outside',
  retry: PATIENCE,
  async run(ctx: Context, { holdId }: { holdId: string }) {
    const from = ['ASKED', 'TAKEN', 'RETURNING'] as const;
    const hold = await withSite(apart(ctx), (tx) =>
      moveHold(tx, { id: holdId, from, to: 'RETURNING', now: ctx.now() }),
    );
    if (hold && !(await giveBack(ctx, hold))) throw new Error(`the app did not return ${hold.amount} to a gift card`);
    return undefined;
  },
  giveUp: (ctx: Context, { holdId }: { holdId: string }) => lose(ctx, holdId),
} satisfies Task<Context, { holdId: string }>;

/** Whether the app of a card has returned what is on its way back. */
async function giveBack(ctx: Context, hold: Hold): Promise<boolean> {
  const issuer = issuerOf(ctx, hold);
  if (!issuer) {
    await lose(ctx, hold.id);
    return true;
  }
  // where the answer was lost, the same question tells what was taken
  const redeemed = hold.transactionId ? hold : await redeem(ctx, hold);
  if (!redeemed) return false;
  if (!('problem' in redeemed)) {
    const { transactionId } = redeemed;
    if (!transactionId) return false;
    // what was taken for another hold is not returned for this one
    const isOwn = await note(ctx, hold, transactionId);
    const returned = isOwn ? await giftCardVoid(ctx, { issuer, transactionId }) : { problem: null };
    if (!returned || !(returned.problem === null || GONE.has(returned.problem))) return false;
  }
  await withSite(apart(ctx), (tx) =>
    moveHold(tx, { id: hold.id, from: ['RETURNING'], to: 'RETURNED', now: ctx.now() }),
  );
  return true;
}

const GONE: ReadonlySet<string> = new Set<VoidProblem>(['ALREADY_VOIDED', 'TRANSACTION_NOT_FOUND']);

/** Asks the app of a card to take the amount of a hold; null where nobody knows whether it did. */
async function redeem(ctx: Context, hold: Hold): Promise<Redeemed | null> {
  const { code, amount, currency, orderId } = hold;
  const issuer = issuerOf(ctx, hold);
  return issuer && giftCardRedemption(ctx, { issuer, code, amount, currency, orderId });
}

/** The people who run the shop have to ask the people behind the app. */
async function lose(ctx: Context, holdId: string): Promise<void> {
  const lost = await withSite(apart(ctx), async (tx) => {
    const hold = await moveHold(tx, { id: holdId, from: ['RETURNING'], to: 'LOST', now: ctx.now() });
    if (hold && isSent(giftCardLostLetter, ctx.site)) await tellOfLoss(ctx, tx, hold);
    return hold;
  });
  if (lost) ctx.log.error({ hold: { ...lost, code: undefined } }, 'an app did not return what its gift card had paid');
}

async function tellOfLoss(ctx: Context, tx: Tx, { id, orderId, code, amount, currency }: Hold): Promise<void> {
  const orderNumber = await findOrderNumber(tx, orderId);
  const facts = {
    orderNumber,
    ending: code.slice(-4),
    amount: formatAmount(amount, currency, ctx.site.language),
    url: `${ctx.dashboardUrl}/orders${orderNumber ? `/${orderId}` : ''}?site=${ctx.siteId}`,
  };
  const about = orderNumber ? { about: aboutOrder({ id: orderId }) } : {};
  schedule(tx, lostNotice, { key: id, input: { once: id, ...about, facts } });
}

export const lostNotice = businessLetter({
  name: 'lost gift card amount',
  letter: giftCardLostLetter,
  permission: 'ECOM.READ_TRANSACTIONS',
});

const issuerOf = ({ providers }: Context, { appId }: Hold): GiftCardProvider | null =>
  providers.giftCards.find(({ id }) => id === appId) ?? null;

/** Whether what an app says to have taken was taken for this hold. What an attempt has ended for meanwhile is returned. */
async function note(ctx: Context, hold: Hold, transactionId: string | null): Promise<boolean> {
  const { id } = hold;
  try {
    return await withSite(apart(ctx), async (tx) => {
      const state = await noteTaken(tx, { id, transactionId, now: ctx.now() });
      if (state === 'RETURNING' && hold.state !== state) scheduleReturn(tx, id);
      return state !== null;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
