import { randomInt } from 'node:crypto';
import type { giftCards, giftVouchers } from '@stoa/contract';
import { parseAmount, toDecimal } from '@stoa/money';
import { isUniqueViolation, readSite, withSite } from '../../platform/db/index.ts';
import { invalid, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { keyOfCode, obfuscated } from '../purchase/index.ts';
import { findGiftCard, type GiftCard, insertGiftCard } from './gift-cards.store.ts';

/** Creates a gift card with an amount in the site's currency. Its code is shown only in this answer. */
export const createGiftCard: UseCase<typeof giftCards.createGiftCard> = async (ctx, request) => {
  const { currency } = ctx.site;
  const amount = parseAmount(request.amount, currency);
  if (!amount)
    return invalid({ field: 'amount', description: `must be an amount of ${currency} above 0`, violatedRule: 'OTHER' });
  const code = request.code?.trim() ?? newCode();
  const card = { id: ctx.newId(), code, codeKey: keyOfCode(code), currency, amount, now: ctx.now() };
  return withSite(ctx, async (tx) => {
    await insertGiftCard(tx, { ...card, expirationDate: request.expirationDate ?? null });
    return { id: card.id, code };
  }).catch((error) => {
    if (isUniqueViolation(error)) return refuse('ALREADY_EXISTS', { field: 'code' });
    throw error;
  });
};

/** The balance of a gift card, for callers who know its code. */
export const getGiftCard: UseCase<typeof giftVouchers.getGiftCard> = async (ctx, { code }) => {
  const card = await readSite(ctx, (tx) => findGiftCard(tx, keyOfCode(code)));
  if (!card) return refuse('GIFT_CARD_NOT_FOUND');
  const balance = { value: toDecimal(card.balance, card.currency), currency: card.currency };
  return { giftCard: { obfuscatedCode: obfuscated(card.code), balance, status: statusOf(card, ctx.now()) } };
};

function statusOf({ disabled, expirationDate }: GiftCard, now: Date) {
  if (disabled) return 'DISABLED' as const;
  return expirationDate !== null && new Date(expirationDate) <= now ? ('EXPIRED' as const) : ('VALID' as const);
}

/** Letters and digits that are not easily confused. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const newCode = (): string => Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
