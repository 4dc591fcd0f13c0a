import { GIFT_CARDS_APP_ID } from '@stoa/contract/ecom/fixed-ids';
import type { Totals } from '@stoa/pricing';
import type { PriceStyle } from '../../currencies/index.ts';
import type { TaxSource } from '../../tax/index.ts';
import type { Quote } from '../quote.ts';
import { taxableOf, viewMultiCurrencyPrice } from './price-view.ts';

export function viewPriceSummary(totals: Totals, style: PriceStyle) {
  const price = (amount: number) => viewMultiCurrencyPrice(amount, style);
  return {
    subtotal: price(totals.subtotal),
    shipping: price(totals.shipping),
    tax: price(totals.tax),
    discount: price(totals.discount),
    total: price(totals.total),
    additionalFees: price(totals.additionalFees),
  };
}

/** What is charged first once free trials are over; nothing where there are none. */
export const viewAfterTrial = ({ afterTrial }: Pick<Quote['priced'], 'afterTrial'>, style: PriceStyle) =>
  afterTrial ? { payAfterFreeTrial: viewPriceSummary(afterTrial.totals, style) } : {};

/** What gift cards leave to pay: with the order, and in all. */
export function viewLeftToPay({ payNow, payLater }: Pick<Quote['priced'], 'payNow' | 'payLater'>, style: PriceStyle) {
  return {
    payNowTotalAfterGiftCard: viewMultiCurrencyPrice(payNow.afterGiftCards, style),
    totalAfterGiftCard: viewMultiCurrencyPrice(payNow.afterGiftCards + payLater.afterGiftCards, style),
  };
}

export function viewTaxSummary({ priced, taxSource }: Pick<Quote, 'priced' | 'taxSource'>, style: PriceStyle) {
  const { lines, shipping, additionalFees, totals } = priced;
  const parts = [...lines, ...(shipping ? [shipping] : []), ...additionalFees];
  return {
    taxableAmount: viewMultiCurrencyPrice(
      parts.reduce((total, part) => total + taxableOf(part), 0),
      style,
    ),
    totalTax: viewMultiCurrencyPrice(totals.tax, style),
    calculationDetails: viewTaxSource(taxSource ?? { rateType: 'NO_TAX_COLLECTED' }),
  };
}

function viewTaxSource(source: TaxSource) {
  const { rateType } = source;
  if (rateType === 'MANUAL_RATE') return { rateType, manualRateReason: source.reason };
  if (rateType !== 'FALLBACK_RATE') return { rateType };
  const error = { code: source.reason, description: WHY_FALLBACK[source.reason] };
  return { rateType, autoTaxFallbackDetails: { fallbackReason: source.reason, error } };
}

const WHY_FALLBACK = {
  AUTO_TAX_FAILED: 'The tax calculator gave no answer.',
  AUTO_TAX_DEACTIVATED: 'The tax calculator is no longer there.',
};

/** The gift card that pays, or was entered without effect; nothing where there is none. */
export function viewGiftCard({ priced, giftCard }: Pick<Quote, 'priced' | 'giftCard'>, style: PriceStyle) {
  if (!giftCard) return {};
  const amount = priced.giftCards.find(({ id }) => id === giftCard.id)?.amount ?? 0;
  return {
    giftCard: {
      ...{ appId: GIFT_CARDS_APP_ID, externalId: giftCard.id },
      ...giftCard,
      amount: viewMultiCurrencyPrice(amount, style),
    },
  };
}
