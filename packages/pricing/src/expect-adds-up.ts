import { expect } from 'vitest';
import type { Adjustment, PricedCart, Taxed, Totals } from './priced-cart.ts';

/** Fails unless all amounts are consistent: the totals, each part of the cart, and the totals with the parts. */
export function expectAddsUp(cart: PricedCart): void {
  expectTotalsAddUp(cart.totals, cart.taxIncludedInPrices);

  for (const line of cart.lines) {
    expect(line.linePrice).toBe(line.unitPrice * line.quantity);
    expect(line.lineFullPrice).toBe(line.unitFullPrice * line.quantity);
    expect(line.linePrice + line.itemDiscount).toBe(line.lineFullPrice);
    expect(line.discount).toBe(savedOn(cart.adjustments, line.id));
    expect(line.linePrice - line.linePriceAfterRules).toBe(savedOn(cart.adjustments.filter(isOfRule), line.id));
    expectTaxAddsUp(line, line.linePrice - line.discount, cart.taxIncludedInPrices);
  }
  for (const { target, amount, byLine } of cart.adjustments) {
    if (target === 'SHIPPING') expect(amount).toBe(cart.shipping?.discount);
    else expect(amount).toBe(total(Object.values(byLine), (saved) => saved));
    expect(amount).toBeGreaterThan(0);
    for (const saved of Object.values(byLine)) expect(saved).toBeGreaterThan(0);
  }
  const { shipping } = cart;
  if (shipping) expectTaxAddsUp(shipping, shipping.price - shipping.discount, cart.taxIncludedInPrices);
  for (const fee of cart.additionalFees) expectTaxAddsUp(fee, fee.price, cart.taxIncludedInPrices);
  const others = [...(shipping ? [shipping] : []), ...cart.additionalFees];

  const parts = [...cart.lines, ...others];
  expect(cart.totals.subtotal).toBe(total(cart.lines, (line) => line.linePrice));
  expect(cart.totals.discount).toBe(total(cart.lines, (line) => line.discount) + (shipping?.discount ?? 0));
  expect(cart.totals.tax).toBe(total(parts, (part) => part.tax));
  expect(cart.totals.tax).toBe(total(cart.taxBreakdown, (tax) => tax.amount));
  expect(cart.totals.total).toBe(total(parts, (part) => part.totalAfterTax));
  expect(cart.totals.total - cart.totals.tax).toBe(total(parts, (part) => part.totalBeforeTax));
  expectPartsToPayAddUp(cart);
}

function expectPartsToPayAddUp({ totals, payNow, payLater, giftCards, taxIncludedInPrices }: PricedCart): void {
  const { afterGiftCards: now, ...dueNow } = payNow;
  const { afterGiftCards: later, ...dueLater } = payLater;
  for (const name of Object.keys(totals) as (keyof Totals)[]) expect(dueNow[name] + dueLater[name]).toBe(totals[name]);
  for (const part of [dueNow, dueLater]) expectTotalsAddUp(part, taxIncludedInPrices);
  expect(now).toBeLessThanOrEqual(payNow.total);
  expect(later).toBeLessThanOrEqual(payLater.total);
  expect(now + later + total(giftCards, ({ amount }) => amount)).toBe(totals.total);
  for (const amount of [now, later]) expect(amount).toBeGreaterThanOrEqual(0);
  for (const { amount } of giftCards) expect(amount).toBeGreaterThan(0);
}

const isOfRule = ({ source }: Adjustment): boolean => source === 'RULE';

const savedOn = (adjustments: readonly Adjustment[], lineId: string): number =>
  total(adjustments, ({ byLine }) => byLine[lineId] ?? 0);

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
  for (const tax of part.taxes) expect(tax.taxableAmount + (tax.nonTaxableAmount ?? 0)).toBe(part.totalBeforeTax);
}

function total<T>(parts: readonly T[], amountOf: (part: T) => number): number {
  return parts.reduce((amount, part) => amount + amountOf(part), 0);
}
