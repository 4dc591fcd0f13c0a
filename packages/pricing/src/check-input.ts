import { exponentOf } from '@stoa/money';
import type { Discount } from './discounts/types.ts';
import type { MerchantDiscount, PricingInput, PricingLine, Tip } from './pricing-input.ts';
import { rateInMillionths } from './tax-rate.ts';

/** Throws a RangeError that names the field and its value when the input cannot be priced. */
export function checkInput(input: PricingInput): void {
  exponentOf(input.currency);
  input.lines.forEach((line, index) => {
    checkLine(line, `lines[${index}]`);
  });
  for (const { id, discount } of [...input.discountRules, ...(input.coupon ? [input.coupon] : [])])
    checkDiscount(discount, `of discount ${id}`);
  for (const { id, discount } of input.merchantDiscounts) checkDiscount(discount, `of discount ${id}`);
  if ('rules' in input.tax) for (const rule of input.tax.rules) rateInMillionths(rule.rate);
  if (input.shipping) checkCount(input.shipping.price, 'shipping.price');
  input.additionalFees.forEach((fee, index) => {
    checkCount(fee.price, `additionalFees[${index}].price`);
  });
  if (input.tip) checkTip(input.tip);
  input.giftCards.forEach((card, index) => {
    checkCount(card.balance, `giftCards[${index}].balance`);
    if (card.most !== null) checkCount(card.most, `giftCards[${index}].most`);
  });
}

function checkTip(tip: Tip): void {
  if (tip.type !== 'PERCENTAGE') checkCount(tip.amount, 'tip.amount');
  else if (!(tip.percentage >= 0 && tip.percentage <= 100))
    throw new RangeError(`tip.percentage must be from 0 to 100, got ${tip.percentage}`);
}

function checkDiscount(discount: Discount | MerchantDiscount['discount'], which: string): void {
  if (discount.type === 'BUY_X_GET_Y') checkDiscount(discount.off, which);
  if ('amount' in discount) checkCount(discount.amount, `The amount ${which}`);
  if ('price' in discount) checkCount(discount.price, `The price ${which}`);
  if (!('percentage' in discount) || (discount.percentage > 0 && discount.percentage <= 100)) return;
  throw new RangeError(`The percentage ${which} must be above 0 and at most 100, got ${discount.percentage}`);
}

function checkLine(line: PricingLine, name: string): void {
  checkCount(line.quantity, `${name}.quantity`);
  checkCount(line.unitPrice, `${name}.unitPrice`);
  checkCount(line.unitFullPrice, `${name}.unitFullPrice`);
  if (line.payment?.option === 'DEPOSIT_ONLINE') checkCount(line.payment.deposit, `${name}.payment.deposit`);
  if (line.unitFullPrice < line.unitPrice) {
    throw new RangeError(`${name}.unitFullPrice (${line.unitFullPrice}) is below its unitPrice (${line.unitPrice})`);
  }
}

/** Throws a RangeError unless the value is a whole number, 0 or more, and safe to calculate with. */
function checkCount(value: number, name: string): void {
  if (Number.isSafeInteger(value) && value >= 0) return;
  throw new RangeError(`${name} must be a whole number from 0 to ${Number.MAX_SAFE_INTEGER}, got ${value}`);
}
