import { dayOf, endOfDay, startOfDay } from '@stoa/messages/days';
import { words } from '../../../app/words.ts';
import { missing } from '../../../ui/form/checks.ts';
import { readAmount, readQuantity } from '../../../ui/form/read-number.ts';
import {
  emptyTerms,
  limitOf,
  notAmount,
  notCount,
  notPercentage,
  notPrice,
  type Terms,
  wrongTerms,
} from '../form-parts.tsx';
import { type Scope, wrongScope } from '../scope-fields.tsx';
import { type Coupon, dateOf, type Specification } from './coupon.ts';

const texts = words.discounts;

export type Kind = 'PERCENTAGE' | 'AMOUNT' | 'PRICE' | 'FREE_DELIVERY' | 'BUY_X_GET_Y';
export type CouponFields = Terms &
  Scope & {
    name: string;
    code: string;
    kind: Kind;
    percentage: string;
    amount: string;
    price: string;
    buys: string;
    gets: string;
    /** Whether it is taken off the order as a whole, rather than off items. */
    target: 'ORDER' | 'ITEMS';
    minimum: string;
    onlyOne: boolean;
  };

const empty: CouponFields = {
  ...emptyTerms,
  ...{ name: '', code: '', kind: 'PERCENTAGE', percentage: '', amount: '', price: '', buys: '2', gets: '1' },
  ...{ target: 'ORDER', minimum: '', onlyOne: false, scope: 'ALL', categoryIds: [], productIds: [] },
};

const textOf = (number: number | null | undefined): string => (number ? String(number) : '');

export function readCoupon(coupon: Coupon | null, timeZone: string): CouponFields {
  const { specification } = coupon ?? {};
  if (!specification) return empty;
  const { startTime, expirationTime, scope, active, percentOffRate, moneyOffAmount, fixedPriceAmount } = specification;
  const [start, end] = [dateOf(startTime), dateOf(expirationTime)];
  return {
    ...empty,
    ...(scope && readScope(scope)),
    name: specification.name ?? '',
    code: specification.code ?? '',
    kind: kindOf(specification),
    percentage: textOf(percentOffRate),
    amount: textOf(moneyOffAmount),
    price: fixedPriceAmount === undefined ? '' : String(fixedPriceAmount),
    buys: textOf(specification.buyXGetY?.x) || empty.buys,
    gets: textOf(specification.buyXGetY?.y) || empty.gets,
    target: scope ? 'ITEMS' : 'ORDER',
    minimum: textOf(specification.minimumSubtotal),
    onlyOne: specification.limitedToOneItem ?? false,
    usageLimit: textOf(specification.usageLimit),
    customerLimit: textOf(specification.limitPerCustomer),
    start: start && Number(startTime) > 0 ? dayOf(start, timeZone) : '',
    end: end ? dayOf(end, timeZone) : '',
    active: active ?? true,
  };
}

function kindOf({ percentOffRate, moneyOffAmount, fixedPriceAmount, buyXGetY }: Specification): Kind {
  if (percentOffRate !== undefined) return 'PERCENTAGE';
  if (moneyOffAmount !== undefined) return 'AMOUNT';
  if (fixedPriceAmount !== undefined) return 'PRICE';
  return buyXGetY ? 'BUY_X_GET_Y' : 'FREE_DELIVERY';
}

/** The items that the coupon is for. Scopes outside the store are left alone. */
export const isForeign = (coupon: Coupon | null): boolean => {
  const { scope } = coupon?.specification ?? {};
  return scope !== undefined && scope.namespace !== 'stores';
};

function readScope({ group }: NonNullable<Specification['scope']>): Scope {
  const ids = group?.entityId ? [group.entityId] : [];
  const none: Scope = { scope: 'ALL', categoryIds: [], productIds: [] };
  if (ids.length === 0) return none;
  return group?.name === 'collection'
    ? { ...none, scope: 'CATEGORIES', categoryIds: ids }
    : { ...none, scope: 'PRODUCTS', productIds: ids };
}

/** Whether a coupon of this kind can be for the order as a whole, and for items. */
export const fitsOrder = (kind: Kind): boolean =>
  kind === 'PERCENTAGE' || kind === 'AMOUNT' || kind === 'FREE_DELIVERY';
export const fitsItems = (kind: Kind): boolean => kind !== 'FREE_DELIVERY';
export const isForOrder = ({ kind, target }: Pick<CouponFields, 'kind' | 'target'>): boolean =>
  fitsOrder(kind) && (target === 'ORDER' || !fitsItems(kind));

export function wrongWithCoupon(fields: CouponFields) {
  const { kind, name, code, percentage, amount, price, buys, gets, minimum } = fields;
  const isOnItems = !isForOrder(fields);
  const isPair = kind === 'BUY_X_GET_Y';
  return {
    name: missing(name),
    code: missing(code, texts.coupons.missingCode),
    ...wrongTerms(fields),
    ...(isOnItems ? wrongScope(fields) : {}),
    percentage: kind === 'PERCENTAGE' && notPercentage(percentage),
    amount: kind === 'AMOUNT' && notAmount(amount),
    price: kind === 'PRICE' && notPrice(price),
    buys: isPair && notCount(buys),
    gets: isPair && notCount(gets),
    minimum: !isOnItems && minimum.trim() !== '' && notPrice(minimum),
  };
}

/** A coupon without a first day is valid from now on; one that has started stays so. */
export function writeCoupon(
  fields: CouponFields,
  { timeZone, now, isOther }: { timeZone: string; now: Date; isOther: boolean },
) {
  const { name, code, kind, start, end, active } = fields;
  const begins = start ? new Date(startOfDay(start, timeZone)) : now;
  return {
    name: name.trim(),
    code: code.trim(),
    startTime: String(begins.getTime()),
    expirationTime: end ? String(new Date(endOfDay(end, timeZone)).getTime()) : null,
    usageLimit: limitOf(fields.usageLimit),
    limitPerCustomer: limitOf(fields.customerLimit),
    active,
    ...writeValue(fields),
    ...(!isOther && writeItems(fields)),
    limitedToOneItem: kind !== 'FREE_DELIVERY' && !isForOrder(fields) && fields.onlyOne,
  };
}

/** The coupon in the form as the server previews it, whatever its name and code; null while something is missing. */
export function toPreview(fields: CouponFields, coupon: Coupon | null, timeZone: string) {
  const named = { ...fields, name: fields.name.trim() || texts.preview.thisCoupon, code: fields.code.trim() || 'CODE' };
  if (Object.values(wrongWithCoupon(named)).some(Boolean)) return null;
  const isOther = isForeign(coupon);
  const { scope } = coupon?.specification ?? {};
  // a coupon without a first day has begun, whenever it is previewed: the same form is the same preview
  const written = writeCoupon(named, { timeZone, now: new Date(0), isOther });
  return { specification: { ...written, ...(isOther && scope && { scope }) } };
}

function writeValue({ kind, percentage, amount, price, buys, gets }: CouponFields) {
  const number = (text: string) => Number(readAmount(text) ?? 0);
  switch (kind) {
    case 'PERCENTAGE':
      return { percentOffRate: number(percentage) };
    case 'AMOUNT':
      return { moneyOffAmount: number(amount) };
    case 'PRICE':
      return { fixedPriceAmount: number(price) };
    case 'BUY_X_GET_Y':
      return { buyXGetY: { x: readQuantity(buys) ?? 1, y: readQuantity(gets) ?? 1 } };
    case 'FREE_DELIVERY':
      return { freeShipping: true };
  }
}

function writeItems(fields: CouponFields): Pick<Specification, 'scope' | 'minimumSubtotal'> {
  const { scope, categoryIds, productIds, minimum } = fields;
  if (isForOrder(fields)) return { minimumSubtotal: Number(readAmount(minimum) ?? 0) };
  if (scope === 'CATEGORIES')
    return { scope: { namespace: 'stores', group: { name: 'collection', entityId: categoryIds[0] } } };
  if (scope === 'PRODUCTS')
    return { scope: { namespace: 'stores', group: { name: 'product', entityId: productIds[0] } } };
  return { scope: { namespace: 'stores' } };
}
