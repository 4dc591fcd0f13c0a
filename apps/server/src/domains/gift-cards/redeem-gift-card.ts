/** The calls by which programs take cards in payment, outside the site's own checkout: the shop's own, and those of apps. */
import type { giftVouchers } from '@stoa/contract';
import { parseAmount } from '@stoa/money';
import type { Context } from '../../context.ts';
import { invalid, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import {
  type GiftCardProvider,
  giftCardBalance,
  giftCardRedemption,
  giftCardVoid,
  obfuscated,
  type ProvidedGiftCard,
} from '../purchase/index.ts';
import { viewMoney } from './gift-card-view.ts';
import { ownGiftCards } from './own-gift-cards.ts';

type Service = typeof giftVouchers;

/** The shop itself is waited for; what fails there is a fault of the server. */
const { signal } = new AbortController();
const isOf = (issuer: GiftCardProvider, appId?: string | null): boolean => !appId || issuer.id === appId.toLowerCase();
const appsOf = ({ providers }: Context, appId?: string | null): GiftCardProvider[] =>
  providers.giftCards.filter((issuer) => isOf(issuer, appId));

/** The balance of a gift card, for callers who know its code. */
export const getGiftCard: UseCase<Service['getGiftCard']> = async (ctx, { code, appId }) => {
  const own = isOf(ownGiftCards, appId) ? await ownGiftCards.balance(ctx, { code, signal }) : null;
  if (own) return { giftCard: viewCard(ownGiftCards.id, code, own) };
  const { found, failed } = await giftCardBalance(ctx, { code, issuers: appsOf(ctx, appId) });
  if (found) return { giftCard: viewCard(found.appId, code, found.card) };
  return refuse(failed.length > 0 ? 'GIFT_CARD_NOT_CONFIRMED' : 'GIFT_CARD_NOT_FOUND');
};

const viewCard = (appId: string, code: string, { balance, currency, status, externalId }: ProvidedGiftCard) => ({
  ...{ obfuscatedCode: obfuscated(code.trim()), balance: viewMoney(balance, currency), status, appId, externalId },
});

/** Takes an amount off a card; for an order, once. */
export const redeem: UseCase<Service['redeemGiftCard']> = async (ctx, { code, amount: sent, orderId, appId }) => {
  const currency = sent.currency ?? ctx.site.currency;
  const amount = parseAmount(sent.value, currency);
  if (!amount) {
    const description = `must be an amount of ${currency} above 0`;
    return invalid({ field: 'amount.value', description, violatedRule: 'OTHER' });
  }
  const asked = { code, amount, currency, orderId: orderId ?? null };
  const [issuer] = appsOf(ctx, appId);
  const redeemed = isOf(ownGiftCards, appId)
    ? await ownGiftCards.redeem(ctx, { ...asked, signal })
    : issuer && (await giftCardRedemption(ctx, { issuer, ...asked }));
  if (redeemed === undefined) return refuse('GIFT_CARD_NOT_FOUND');
  if (redeemed === null) return refuse('GIFT_CARD_NOT_CONFIRMED');
  if ('problem' in redeemed) return refuse(redeemed.problem);
  const { transactionId } = redeemed;
  return transactionId === null ? refuse('ALREADY_REDEEMED') : { transactionId };
};

/** Returns what a redemption took, once. */
export const voidTransaction: UseCase<Service['voidTransaction']> = async (ctx, { transactionId, appId }) => {
  const [issuer] = appsOf(ctx, appId);
  const returned = isOf(ownGiftCards, appId)
    ? { problem: await ownGiftCards.void(ctx, { transactionId, signal }) }
    : issuer && (await giftCardVoid(ctx, { issuer, transactionId }));
  if (returned === undefined) return refuse('TRANSACTION_NOT_FOUND');
  if (returned === null) return refuse('GIFT_CARD_NOT_CONFIRMED');
  return returned.problem ? refuse(returned.problem) : {};
};
