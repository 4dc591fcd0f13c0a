import { parseAmount } from '@stoa/money';
import type { Discount } from '@stoa/pricing';
import type { Context } from '../../context.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import { type CouponDraft, type CouponKind, couponKinds } from './coupon.ts';
import { readScope } from './coupon-scope.ts';
import { missing, type SentSpecification, wrong } from './sent-specification.ts';

/** A coupon in a request. */
export function readCoupon({ site }: Pick<Context, 'site'>, sent: SentSpecification): CouponDraft | Refusal {
  const { name, startTime } = sent;
  const code = sent.code?.trim();
  if (!name?.trim()) return missing('name');
  if (!code) return missing('code');
  if (startTime == null) return missing('startTime');
  const kinds = couponKinds.filter((one) => sent[one] !== undefined && sent[one] !== null && sent[one] !== false);
  const [kind, other] = kinds;
  if (!kind || other) return wrong('', `must have exactly one of ${couponKinds.join(', ')}`);
  const scope = readScope(kind, sent);
  if (isRefusal(scope)) return scope;
  const limitedToOneItem = sent.limitedToOneItem ?? false;
  const discount = readDiscount(kind, sent, { currency: site.currency, isScoped: scope.scope !== null });
  if (isRefusal(discount)) return discount;
  const minimumSubtotal = sent.minimumSubtotal == null ? null : amountOf(sent.minimumSubtotal, site.currency);
  if (minimumSubtotal === undefined) return wrong('minimumSubtotal', "must be an amount of the site's currency");
  const [start, end] = [dateOf(startTime), sent.expirationTime ? dateOf(sent.expirationTime) : null];
  if (start === undefined) return wrong('startTime', 'must be a time in milliseconds');
  if (end === undefined) return wrong('expirationTime', 'must be a time in milliseconds');
  if (end !== null && end <= start) return wrong('expirationTime', 'must be after the start');
  return {
    code,
    name: name.trim(),
    discount,
    ...scope,
    onlyLowestPriced: limitedToOneItem,
    minimumSubtotal,
    active: sent.active ?? true,
    startDate: start,
    expirationDate: end,
    usageLimit: sent.usageLimit ?? null,
    limitPerCustomer: sent.limitPerCustomer ?? null,
    appliesToSubscriptions: sent.appliesToSubscriptions ?? false,
    discountedCycleCount: sent.discountedCycleCount ?? null,
  };
}

type Facts = { currency: string; isScoped: boolean };

/** With a scope, money and percentages are taken off each of its items; without, they are taken off the order once. */
function readDiscount(kind: CouponKind, sent: SentSpecification, { currency, isScoped }: Facts): Discount | Refusal {
  switch (kind) {
    case 'freeShipping':
      return { type: 'FREE_SHIPPING' };
    case 'percentOffRate':
      return { type: isScoped ? 'UNIT_PERCENTAGE' : 'ORDER_PERCENTAGE', percentage: sent.percentOffRate ?? 0 };
    case 'moneyOffAmount': {
      const amount = amountOf(sent.moneyOffAmount ?? 0, currency);
      if (!amount) return wrong('moneyOffAmount', "must be an amount of the site's currency above 0");
      return { type: isScoped ? 'UNIT_AMOUNT' : 'ORDER_AMOUNT', amount };
    }
    case 'fixedPriceAmount': {
      const price = amountOf(sent.fixedPriceAmount ?? 0, currency);
      return price === undefined
        ? wrong('fixedPriceAmount', "must be an amount of the site's currency")
        : { type: 'UNIT_PRICE', price };
    }
    case 'buyXGetY': {
      const { x, y } = sent.buyXGetY ?? {};
      if (!x || !y) return missing(x ? 'buyXGetY.y' : 'buyXGetY.x');
      return {
        type: 'BUY_X_GET_Y',
        buys: { scopes: null, least: { quantity: x } },
        gets: y,
        off: { type: 'UNIT_PERCENTAGE', percentage: 100 },
        limit: sent.limitedToOneItem ? 1 : null,
      };
    }
  }
}

function amountOf(value: number, currency: string): number | undefined {
  const amount = parseAmount(String(value), currency);
  return amount === null || amount < 0 ? undefined : amount;
}

/** Times are milliseconds since 1970. */
function dateOf(time: string | number): string | undefined {
  const date = new Date(Number(time));
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
