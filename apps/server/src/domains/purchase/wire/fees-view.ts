import { messagesIn } from '@stoa/messages';
import type { PricedCart, PricedFee } from '@stoa/pricing';
import type { Site } from '../../../site.ts';
import type { PriceStyle } from '../../currencies/index.ts';
import { viewMultiCurrencyPrice, viewTaxDetails } from './price-view.ts';

/** The additional fees, with a name in the site's language for the tip: the last of them, where there is one. */
export function namedFees(
  { additionalFees, tip }: Pick<PricedCart, 'additionalFees' | 'tip'>,
  { language }: Pick<Site, 'language'>,
): PricedFee[] {
  if (tip === 0) return additionalFees;
  const name = messagesIn(language).orders.tip;
  return additionalFees.map((fee, index) => (index === additionalFees.length - 1 ? { ...fee, name } : fee));
}

/** What a fee is called in the language that somebody reads. */
export const feeNameIn = ({ name, translated }: Pick<PricedFee, 'name' | 'translated'>, language: string): string =>
  translated?.[language] ?? name;

/** The additional fees of a cart or checkout on the wire. */
export function viewFees(priced: Pick<PricedCart, 'additionalFees' | 'tip'>, style: PriceStyle) {
  const price = (amount: number) => viewMultiCurrencyPrice(amount, style);
  return namedFees(priced, style).map((fee) => ({
    ...viewFeeSource(fee),
    name: fee.name,
    translatedName: feeNameIn(fee, style.language),
    price: price(fee.price),
    priceBeforeTax: price(fee.totalBeforeTax),
    priceAfterTax: price(fee.totalAfterTax),
    taxDetails: viewTaxDetails(fee, style),
    lineItemIds: [],
  }));
}

/** Who charges a fee, and what they call it: the shop itself has its id alone. */
export const viewFeeSource = ({ id, provider }: Pick<PricedFee, 'id' | 'provider'>) =>
  provider
    ? { code: provider.code ?? id, providerAppId: provider.id, source: 'SERVICE_PLUGIN' as const }
    : { code: id, source: 'MANUAL' as const };
