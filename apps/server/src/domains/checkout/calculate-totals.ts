import type { totalsCalculator } from '@stoa/contract';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { calculateTotals as calculate } from '../purchase/index.ts';
import { tryingGiftCard } from './gift-card-guesses.ts';

/** The totals of items without a cart. An unknown gift card is refused, so that guesses are counted. */
export const calculateTotals: UseCase<typeof totalsCalculator.calculateTotals> = (ctx, request) =>
  tryingGiftCard(ctx, request.giftCardCode, async () => {
    const calculated = await calculate(ctx, request);
    if (isRefusal(calculated)) return calculated;
    const { giftCard } = calculated.quote.calculationErrors;
    const isUnknown = giftCard === 'GIFT_CARD_NOT_FOUND' || giftCard === 'GIFT_CARD_NOT_CONFIRMED';
    return isUnknown ? refuse(giftCard) : calculated.totals;
  });
