import { multiply, multiplyRatio } from '@stoa/money';
import { addUp } from './add-up.ts';
import type { PricedCart, PricedLine, Totals } from './priced-cart.ts';

/** Who pays on the site pays there for delivery and fees as well: by a membership, or by a deposit. */
const ONLINE: ReadonlySet<string> = new Set(['DEPOSIT_ONLINE', 'MEMBERSHIP']);

/** The part of a priced and taxed cart that is due with the order. */
export function dueNow(draft: PricedCart): Totals {
  const { lines, taxIncludedInPrices } = draft;
  if (!lines.some(({ payment }) => payment)) return addUp(draft);
  const isAllLater = lines.every(({ payment }) => payment && !ONLINE.has(payment.option));
  return addUp({
    lines: lines.map((line) => partOf(line, dueOf(line), taxIncludedInPrices)),
    shipping: isAllLater ? null : draft.shipping,
    additionalFees: isAllLater ? [] : draft.additionalFees,
  });
}

/** Gross: what is due of a line with the order. A deposit is never more than what the line costs. */
function dueOf({ payment, quantity, totalAfterTax }: PricedLine): number {
  if (!payment) return totalAfterTax;
  return payment.option === 'DEPOSIT_ONLINE' ? Math.min(multiply(payment.deposit, quantity), totalAfterTax) : 0;
}

/** The part of a line that costs `due` in all: its tax and its discount in proportion, and the price that results. */
function partOf(line: PricedLine, due: number, taxIncludedInPrices: boolean): PricedLine {
  const { totalAfterTax } = line;
  if (due === totalAfterTax && !isLater(line)) return line;
  const share = (amount: number) => (totalAfterTax === 0 ? 0 : multiplyRatio(amount, due, totalAfterTax));
  const [tax, discount] = [share(line.tax), share(line.discount)];
  return { ...line, tax, discount, linePrice: (taxIncludedInPrices ? due : due - tax) + discount, totalAfterTax: due };
}

/** Whether nothing of a line is due with the order, even if discounts make it free. */
const isLater = ({ payment }: PricedLine): boolean => payment !== undefined && payment.option !== 'DEPOSIT_ONLINE';
