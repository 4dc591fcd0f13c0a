import type { coupons, Request } from '@stoa/contract';
import { parseAmount } from '@stoa/money';
import type { Discount } from '@stoa/pricing';
import type { Context } from '../../context.ts';
import { invalid, isRefusal, type Refusal } from '../../platform/refusal.ts';
import type { CouponDraft } from './coupon.ts';

export type SentSpecification = NonNullable<Request<typeof coupons.createCoupon>['specification']>;

/** A coupon in a request. Kinds of coupons that the site does not support are refused by name. */
export function readCoupon({ site }: Context, sent: Partial<SentSpecification>): CouponDraft | Refusal {
  const { name, code, startTime } = sent;
  if (!name) return missing('name');
  if (!code?.trim()) return missing('code');
  if (!startTime) return missing('startTime');
  const discount = readDiscount(sent, site.currency);
  if (isRefusal(discount)) return discount;
  const { minimumSubtotal } = sent;
  const minimum = typeof minimumSubtotal === 'number' ? amountOf(minimumSubtotal, site.currency) : null;
  if (minimum === undefined) return wrong('minimumSubtotal', "must be an amount of the site's currency");
  const [start, end] = [dateOf(startTime), sent.expirationTime ? dateOf(sent.expirationTime) : null];
  if (start === undefined) return wrong('startTime', 'must be a time in milliseconds');
  if (end === undefined) return wrong('expirationTime', 'must be a time in milliseconds');
  return {
    code: code.trim(),
    name,
    discount,
    minimumSubtotal: minimum,
    active: sent.active ?? true,
    startDate: start,
    expirationDate: end,
    usageLimit: sent.usageLimit ?? null,
  };
}

function readDiscount(sent: Partial<SentSpecification>, currency: string): Discount | Refusal {
  const { percentOffRate, moneyOffAmount } = sent;
  if (typeof percentOffRate === 'number') return { type: 'ORDER_PERCENTAGE', percentage: percentOffRate };
  if (typeof moneyOffAmount !== 'number') return missing('percentOffRate');
  const amount = amountOf(moneyOffAmount, currency);
  if (!amount) return wrong('moneyOffAmount', "must be an amount of the site's currency above 0");
  return { type: 'ORDER_AMOUNT', amount };
}

function amountOf(value: number, currency: string): number | undefined {
  const amount = parseAmount(String(value), currency);
  return amount === null || amount < 0 ? undefined : amount;
}

/** Times are milliseconds since 1970, as text. */
function dateOf(time: string): string | undefined {
  const date = new Date(Number(time));
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

const missing = (field: string): Refusal =>
  invalid({ field: `specification.${field}`, description: 'is required', violatedRule: 'REQUIRED_FIELD' });

const wrong = (field: string, description: string): Refusal =>
  invalid({ field: `specification.${field}`, description, violatedRule: 'FORMAT' });
