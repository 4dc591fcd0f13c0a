import type { giftCards } from '@stoa/contract';
import { toDecimal } from '@stoa/money';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { compileQuery, toCursorPage } from '../../platform/query/index.ts';
import { invalid, notFound, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { keyOfCode } from '../purchase/index.ts';
import type { GiftCard } from './gift-card.ts';
import { viewIssuedCard } from './gift-card-view.ts';
import { findGiftCard, giftCardsQueryable, queryGiftCards, readTotals, saveGiftCard } from './gift-cards.store.ts';
import { findTransactionsOf, type GiftCardTransaction } from './ledger.store.ts';
import { scheduleMail } from './send-gift-card.ts';

type Service = typeof giftCards;

export const listGiftCards: UseCase<Service['listGiftCards']> = async (ctx, { query = {}, search }) => {
  const scope = `gift-cards:${ctx.siteId}`;
  const compiled = compileQuery(query, giftCardsQueryable, { secret: ctx.cursorSecret, scope, path: 'query' });
  if (!compiled.ok) return invalid(...compiled.violations);
  const found = await readSite(ctx, (tx) => queryGiftCards(tx, compiled.value, keyOfCode(search ?? '')));
  const { rows, pagingMetadata } = toCursorPage(compiled.value, found);
  return { giftCards: rows.map(({ card }) => viewIssuedCard(card, ctx.now())), pagingMetadata };
};

export const getGiftCardTotals = async (ctx: Context) => {
  const totals = await readSite(ctx, (tx) => readTotals(tx, ctx.now()));
  return {
    totals: totals.map(({ currency, count, balance, redeemed }) => {
      return { currency, count, balance: toDecimal(balance, currency), redeemed: toDecimal(redeemed, currency) };
    }),
  };
};

export const getIssuedGiftCard: UseCase<Service['getIssuedGiftCard']> = (ctx, { giftCardId }) =>
  readSite(ctx, async (tx) => {
    const card = await findGiftCard(tx, { id: giftCardId });
    if (!card) return notFound('there is no such gift card');
    const transactions = await findTransactionsOf(tx, card.id);
    return {
      giftCard: viewIssuedCard(card, ctx.now()),
      transactions: transactions.map((one) => viewTransaction(one, card)),
    };
  });

const viewTransaction = (
  { id, amount, orderId, createdDate, voided }: GiftCardTransaction,
  { currency }: GiftCard,
) => ({
  ...{ id, createdDate, voided },
  type: amount < 0 ? ('REDEEMED' as const) : ('RETURNED' as const),
  amount: toDecimal(amount, currency),
  order: orderId === null ? null : { id: orderId },
});

/** Changes what is said about a card, and whether and how long it can be used. */
export const updateGiftCard: UseCase<Service['updateGiftCard']> = (ctx, { giftCard: asked }) =>
  withSite(ctx, async (tx) => {
    const card = await findGiftCard(tx, { id: asked.id }, { lock: true });
    if (!card) return notFound('there is no such gift card');
    if (asked.revision !== card.revision) return refuse('INVALID_REVISION', { currentRevision: card.revision });
    const { disabled, expirationDate, deliveryDate, recipient, senderName, message, note } = {
      ...card,
      ...given(asked),
    };
    const wanted = { disabled, expirationDate, deliveryDate, senderName, message, note };
    const to = recipient && { name: recipient.name ?? null, email: recipient.email };
    const changed = await saveGiftCard(tx, { ...card, ...wanted, recipient: to }, ctx.now());
    scheduleMail(tx, changed);
    return { giftCard: viewIssuedCard(changed, ctx.now()) };
  });

/** The fields that were sent: null is a value, absence is not. */
const given = <T extends object>(sent: T): Partial<T> =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as Partial<T>;
