import {
  type Destination,
  type PricedCart,
  type PricingLine,
  priceCart,
  type ShippingOption,
  shipmentOf,
  shippingOptions,
} from '@stoa/pricing';
import type { Site } from '../../site.ts';
import { isShippable, type Line } from './line.ts';

type Address = { country?: string | null; subdivision?: string | null };

/** The ways to deliver the lines to an address, priced; none when nothing is to be shipped. */
export function deliveriesOf(
  site: Site,
  lines: readonly Line[],
  address: Address | null | undefined,
): ShippingOption[] {
  const destination: Destination | null = address?.country
    ? { country: address.country, subdivision: address.subdivision ?? null }
    : null;
  return shippingOptions(site.settings.shippingOptions, { ...shipmentOf(lines.map(toPricingLine)), destination });
}

/** Works out every amount of the lines, with the delivery where one is chosen. Without tax where that is not asked for. */
export function priceLines(
  { currency, settings: { tax } }: Site,
  lines: readonly Line[],
  { delivery, taxed }: { delivery: ShippingOption | null; taxed: boolean },
): PricedCart {
  return priceCart({
    currency,
    taxIncludedInPrices: tax?.includedInPrices ?? false,
    lines: lines.map(toPricingLine),
    taxRules:
      tax && taxed
        ? [{ name: tax.name, rate: tax.rate, taxGroupId: null, appliesToShipping: tax.appliesToShipping }]
        : [],
    shipping: delivery && { optionId: delivery.id, title: delivery.title, price: delivery.price },
    additionalFees: [],
  });
}

export function toPricingLine(line: Line): PricingLine {
  const { unitPrice, unitFullPrice, taxGroupId, weight } = line.item;
  return {
    id: line.id,
    quantity: line.quantity,
    unitPrice,
    unitFullPrice,
    taxGroupId,
    weight,
    shippable: isShippable(line),
  };
}
