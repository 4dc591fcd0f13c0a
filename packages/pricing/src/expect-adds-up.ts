import { expect } from 'vitest';
import type { PricedCart, Taxed, Totals } from './priced-cart.ts';

/**
 * Fails unless the totals follow from each other, every part of the cart from its own, and the totals from the parts.
 */
export function expectAddsUp(cart: PricedCart): void {
  expectTotalsAddUp(cart.totals, cart.taxIncludedInPrices);

  for (const line of cart.lines) {
    expect(line.linePrice).toBe(line.unitPrice * line.quantity);
    expect(line.lineFullPrice).toBe(line.unitFullPrice * line.quantity);
    expect(line.linePrice + line.itemDiscount).toBe(line.lineFullPrice);
    expectTaxAddsUp(line, line.linePrice - line.discount, cart.taxIncludedInPrices);
  }
  const others = [...(cart.shipping ? [cart.shipping] : []), ...cart.additionalFees];
  for (const part of others) expectTaxAddsUp(part, part.price, cart.taxIncludedInPrices);

  const parts = [...cart.lines, ...others];
  expect(cart.totals.subtotal).toBe(total(cart.lines, (line) => line.linePrice));
  expect(cart.totals.discount).toBe(total(cart.lines, (line) => line.discount));
  expect(cart.totals.tax).toBe(total(parts, (part) => part.tax));
  expect(cart.totals.tax).toBe(total(cart.taxBreakdown, (tax) => tax.amount));
  expect(cart.totals.total).toBe(total(parts, (part) => part.totalAfterTax));
  expect(cart.totals.total - cart.totals.tax).toBe(total(parts, (part) => part.totalBeforeTax));
}

function expectTotalsAddUp(totals: Totals, taxIncludedInPrices: boolean): void {
  const { subtotal, discount, shipping, additionalFees, tax } = totals;
  const beforeAddedTax = subtotal - discount + shipping + additionalFees;
  expect(totals.total).toBe(taxIncludedInPrices ? beforeAddedTax : beforeAddedTax + tax);
  for (const amount of Object.values(totals)) expect(amount).toBeGreaterThanOrEqual(0);
}

function expectTaxAddsUp(part: Taxed, price: number, taxIncludedInPrices: boolean): void {
  expect(taxIncludedInPrices ? part.totalAfterTax : part.totalBeforeTax).toBe(price);
  expect(part.totalBeforeTax + part.tax).toBe(part.totalAfterTax);
  expect(part.tax).toBe(total(part.taxes, (tax) => tax.amount));
  expect(part.totalBeforeTax).toBeGreaterThanOrEqual(0);
  for (const tax of part.taxes) expect(tax.taxableAmount).toBe(part.totalBeforeTax);
}

function total<T>(parts: readonly T[], amountOf: (part: T) => number): number {
  return parts.reduce((amount, part) => amount + amountOf(part), 0);
}
