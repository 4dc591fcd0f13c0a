import type { ItemPrices } from '@stoa/pricing';
import type { Context } from '../../context.ts';
import { refuseWhileLeased } from '../../platform/db/index.ts';
import { type DeliveryRules, deliveryOffer, type Offer } from '../delivery/index.ts';
import { calculateTaxes } from '../tax/index.ts';
import { isShippable, type Line } from './line.ts';
import type { Destination, Purchase } from './purchase.ts';
import type { Rules } from './rules.ts';

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
  rules: DeliveryRules;
  lines: readonly Line[];
  /** The lines with their discounts, in the same order. */
  priced: readonly Pick<ItemPrices, 'linePrice' | 'discount'>[];
  destination: Destination | null;
};

/** The delivery options for the lines that are shipped, with prices; none where nothing is. */
export const deliveryRates = port<Shipment, Offer>('delivery rates', (ctx, { lines, priced, ...shipment }) =>
  deliveryOffer(ctx, {
    ...shipment,
    lines: lines.flatMap((line, index) => {
      const { linePrice = 0, discount = 0 } = priced[index] ?? {};
      const { id, quantity, item } = line;
      const { weight, deliveryProfileId = null } = item;
      return isShippable(line) ? [{ id, quantity, weight, total: linePrice - discount, deliveryProfileId }] : [];
    }),
  }),
);

/** The tax on a purchase: by the site's own rates, or by the calculator of its region. */
export const taxCalculator = port('tax', calculateTaxes);

/** The conditions of automatic discounts that apps check, of which those that hold are returned: no app offers any. */
export const customTriggers = port<{ purchase: Purchase; rules: Rules }, ReadonlySet<string>>(
  'discount triggers',
  async () => new Set(),
);

/** A condition that an app checks, by the app and its own id. */
export const keyOfTrigger = ({ appId, triggerId }: { appId: string; triggerId: string }): string =>
  `${appId} ${triggerId}`;
