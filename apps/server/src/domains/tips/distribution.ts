import type { Request, tips } from '@stoa/contract';
import { multiply, parseAmount, sum, toDecimal } from '@stoa/money';
import { splitTip } from '@stoa/pricing';

/** The part of a tip that one person gets. */
export type Distribution = {
  id: string;
  tipId: string;
  orderId: string;
  staff: { id: string; name: string };
  /** ISO 4217. */
  currency: string;
  /** In minor units. */
  amount: number;
  /** What the person did for the buyer. */
  lineItemInfo: SentItem[];
  /** By which the person was paid: from then on the part stays as it is. */
  transaction: { id: string; date: string } | null;
  createdDate: string;
  source: 'UNKNOWN_SOURCE' | 'POS' | 'WEB' | 'DASHBOARD';
};

export type SentDistribution = NonNullable<Request<typeof tips.setTipOnOrder>['tip']['distributions']>[number];
type SentItem = NonNullable<SentDistribution['lineItemInfo']>[number];

/** The most people who share a tip. */
export const MOST_DISTRIBUTIONS = 50;
/** The largest tip, in minor units: totals stay exact, and a slip of the finger is noticed. */
export const MOST_AMOUNT = 100_000_000;

/** What people get of a tip: as sent or, where nothing was sent for anyone, split as the settings say. Null is no amount. */
export function amountsOf(
  tip: number,
  sent: readonly SentDistribution[],
  { currency, method }: { currency: string; method: 'EQUAL' | 'PROPORTIONAL' },
): (number | null)[] {
  if (sent.some(({ amount }) => amount))
    return sent.map(({ amount }) => (amount ? parseAmount(amount, currency) : null));
  const shares = sent.map(({ lineItemInfo = [] }, index) => ({
    staffId: String(index),
    price: priceOf(lineItemInfo, currency),
  }));
  return splitTip(tip, shares, method).parts.map(({ amount }) => amount);
}

function priceOf(items: readonly SentItem[], currency: string): number {
  return sum(items.map(({ price, quantity }) => multiply(parseAmount(price ?? '0', currency) ?? 0, quantity ?? 1)));
}

export const viewDistribution = ({ staff, currency, amount, transaction, ...rest }: Distribution) => ({
  ...rest,
  staff: { ...staff, identificationData: { wixUserId: staff.id } },
  amount: toDecimal(amount, currency),
  ...(transaction && { transaction }),
});
