import { exponentOf } from '@stoa/money';
import type { DiscountRule, PricingInput, PricingLine } from './pricing-input.ts';
import { rateInMillionths } from './tax-rate.ts';

/** Throws a RangeError that names the field and its value when the input cannot be priced. */
export function checkInput(input: PricingInput): void {
  exponentOf(input.currency);
  input.lines.forEach((line, index) => {
    checkLine(line, `lines[${index}]`);
  });
  for (const rule of [...input.discountRules, ...(input.coupon ? [input.coupon] : [])]) checkDiscount(rule);
  if ('rules' in input.tax) for (const rule of input.tax.rules) rateInMillionths(rule.rate);
  if (input.shipping) checkCount(input.shipping.price, 'shipping.price');
  input.additionalFees.forEach((fee, index) => {
    checkCount(fee.price, `additionalFees[${index}].price`);
  });
  checkCount(input.tip, 'tip');
  input.giftCards.forEach((card, index) => {
    checkCount(card.balance, `giftCards[${index}].balance`);
    if (card.most !== null) checkCount(card.most, `giftCards[${index}].most`);
  });
}

function checkDiscount({ id, discount }: DiscountRule): void {
  if (discount.type === 'ORDER_AMOUNT') checkCount(discount.amount, `The amount of discount ${id}`);
  else if (!(discount.percentage > 0 && discount.percentage <= 100))
    throw new RangeError(
      `The percentage of discount ${id} must be above 0 and at most 100, got ${discount.percentage}`,
    );
}

function checkLine(line: PricingLine, name: string): void {
  checkCount(line.quantity, `${name}.quantity`);
  checkCount(line.unitPrice, `${name}.unitPrice`);
  checkCount(line.unitFullPrice, `${name}.unitFullPrice`);
  if (line.unitFullPrice < line.unitPrice) {
    throw new RangeError(`${name}.unitFullPrice (${line.unitFullPrice}) is below its unitPrice (${line.unitPrice})`);
  }
}

/** Throws a RangeError unless the value is a whole number, 0 or more, and safe to calculate with. */
export function checkCount(value: number, name: string): void {
  if (Number.isSafeInteger(value) && value >= 0) return;
  throw new RangeError(`${name} must be a whole number from 0 to ${Number.MAX_SAFE_INTEGER}, got ${value}`);
}
