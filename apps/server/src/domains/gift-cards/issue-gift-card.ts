import { randomInt } from 'node:crypto';
import type { giftCards } from '@stoa/contract';
import { parseAmount } from '@stoa/money';
import type { Context } from '../../context.ts';
import { isUniqueViolation, type Tx, withSite } from '../../platform/db/index.ts';
import { invalid, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { keyOfCode } from '../purchase/index.ts';
import type { GiftCard } from './gift-card.ts';
import { viewIssuedCard } from './gift-card-view.ts';
import { insertGiftCard, lockUnspentOf, saveGiftCard, type Unit } from './gift-cards.store.ts';
import { scheduleMail } from './send-gift-card.ts';

/** Creates a gift card with an amount in the site's currency. Its code is shown only in this answer. */
export const createGiftCard: UseCase<typeof giftCards.createGiftCard> = async (ctx, request) => {
  const { currency } = ctx.site;
  const amount = parseAmount(request.amount, currency);
  if (!amount)
    return invalid({ field: 'amount', description: `must be an amount of ${currency} above 0`, violatedRule: 'OTHER' });
  const { recipient, deliveryDate = null, expirationDate = null, code } = request;
  const { senderName = null, message = null, note = null } = request;
  const issue = (tx: Tx) =>
    issueGiftCard(ctx, tx, {
      ...{ currency, amount, code: code?.trim() ?? newCode(), deliveryDate, expirationDate, senderName, message, note },
      recipient: recipient ? { name: recipient.name ?? null, email: recipient.email } : null,
      ...{ bought: null, language: null },
    });
  try {
    const card = await withSite(ctx, issue);
    if (!card) throw new Error('a card without an order is always new');
    return { giftCard: viewIssuedCard(card, ctx.now()), code: card.code };
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('ALREADY_EXISTS', { field: 'code' });
    throw error;
  }
};

type NewCard = Pick<
  GiftCard,
  'currency' | 'code' | 'expirationDate' | 'deliveryDate' | 'recipient' | 'senderName' | 'message' | 'note' | 'language'
> & { amount: number; bought: (Unit & { orderId: string }) | null };

/** Writes a card, and schedules the mail to its recipient; null if the unit that it was bought with already has a card. */
async function issueGiftCard(ctx: Context, tx: Tx, { amount, bought, ...rest }: NewCard): Promise<GiftCard | null> {
  const now = ctx.now().toISOString();
  const card: GiftCard = {
    ...rest,
    ...{ id: ctx.newId(), revision: '1', initialAmount: amount, balance: amount, disabled: false },
    ...{ sentDate: null, createdDate: now, updatedDate: now, orderId: bought?.orderId ?? null },
  };
  if (!(await insertGiftCard(tx, card, keyOfCode(card.code), bought))) return null;
  scheduleMail(tx, card);
  return card;
}

/** Issues the card of a unit of an order: once, however often it is called. */
export async function issueBoughtCard(ctx: Context, tx: Tx, card: Omit<NewCard, 'code' | 'note'>): Promise<void> {
  await issueGiftCard(ctx, tx, { ...card, code: newCode(), note: null });
}

/** Blocks the cards that were bought with an order and have not paid for anything. */
export async function blockUnspentCards(ctx: Context, tx: Tx, orderId: string): Promise<void> {
  for (const card of await lockUnspentOf(tx, orderId)) {
    if (!card.disabled) await saveGiftCard(tx, { ...card, disabled: true }, ctx.now());
  }
}

/** Letters and digits that are not easily confused. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const newCode = (): string => Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
