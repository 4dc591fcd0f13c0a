import { type PricingLine, type ShippingOption, shipmentOf, shippingOptions, type TaxInput } from '@stoa/pricing';
import type { Context } from '../../context.ts';
import { refuseWhileLeased } from '../../platform/db/index.ts';
import { UNTAXED_GROUP } from '../tax/index.ts';
import type { Destination } from './purchase.ts';

/**
 * A question that an app may answer over the network. It takes the context and never a transaction, and refuses to be
 * asked while one is open.
 */
type Port<Question, Answer> = (ctx: Context, question: Question) => Promise<Answer>;

export const port =
  <Question, Answer>(name: string, answer: Port<Question, Answer>): Port<Question, Answer> =>
  async (ctx, question) => {
    refuseWhileLeased(name);
    return answer(ctx, question);
  };

type Shipment = {
  lines: readonly PricingLine[];
  /** The discounts on the lines. */
  discount: number;
  destination: Destination | null;
};

/** The delivery options for a shipment, with prices: those in the site's settings. */
export const deliveryRates = port<Shipment, ShippingOption[]>(
  'delivery rates',
  async ({ site }, { lines, discount, destination }) =>
    shippingOptions(site.settings.shippingOptions, {
      ...shipmentOf(lines, discount),
      destination: destination?.country
        ? { country: destination.country, subdivision: destination.subdivision ?? null }
        : null,
    }),
);

/** The tax on a purchase: the site's own rule. */
export const taxCalculator = port<{ destination: Destination | null }, TaxInput>('tax', async ({ site }) => {
  const { tax } = site.settings;
  if (!tax) return { rules: [] };
  const { name, rate, appliesToShipping } = tax;
  return {
    rules: [
      { name, rate, taxGroupId: null, appliesToShipping },
      { name, rate: '0', taxGroupId: UNTAXED_GROUP.id, appliesToShipping: false },
    ],
  };
});
