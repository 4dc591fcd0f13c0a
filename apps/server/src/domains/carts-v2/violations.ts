import { type cartsV2, type ErrorCode, errorCodes, type Response } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { Cart } from '../carts/index.ts';
import { type PriceStyle, priceStyle } from '../currencies/index.ts';
import { chosenDelivery, isSelected, isShippable, isTooExpensive, type Quote, selectionOf } from '../purchase/index.ts';
import { confirmedOf } from './confirmed.ts';
import { viewMoney } from './money.ts';
import { couponReason, giftCardReason } from './refusals.ts';

type Summary = NonNullable<Response<typeof cartsV2.calculateCart>['summary']>;
export type Violation = NonNullable<Summary['violations']>[number];
type Scope = NonNullable<Violation['scope']>;
type Data = Omit<Violation, 'scope' | 'code' | 'description' | 'severity'>;

/** Everything that keeps a cart from being ordered, or that its buyer should know. */
export function violationsOf(
  ctx: Pick<Context, 'caller' | 'site' | 'displayCurrency'>,
  cart: Cart,
  quote: Quote,
): Violation[] {
  const { caller } = ctx;
  const isAnonymous = caller.kind === 'visitor' || caller.kind === 'nobody';
  const forMembers = isAnonymous ? cart.lines.filter(({ item }) => item.restriction === 'MEMBERS_ONLY') : [];
  return [
    ...ofItems(cart),
    ...(forMembers.length > 0
      ? [
          error('LINE_ITEM', 'MEMBERS_ONLY_ITEM', {
            membersOnlyItemData: { lineItemIds: forMembers.map(({ id }) => id) },
          }),
        ]
      : []),
    ...ofMinimum(priceStyle(ctx), quote),
    ...(quote.violations ?? []).map(ofOthers),
    ...ofDelivery(cart, quote),
    ...ofCodes(cart, quote),
    ...ofMemberships(cart, quote),
  ];
}

function ofItems({ lines }: Cart): Violation[] {
  if (lines.length === 0) return [error('GLOBAL', 'EMPTY_CART')];
  const short = lines.filter((line) => confirmedOf(line) < line.quantity);
  const gone = short.filter((line) => confirmedOf(line) === 0);
  const lineItemsOutOfStockData = {
    lineItemIds: short.map(({ id }) => id),
    allLineItemsOutOfStock: gone.length === lines.length,
  };
  const stock = { ...error('LINE_ITEM', 'LINE_ITEMS_OUT_OF_STOCK', { lineItemsOutOfStockData }) };
  return [
    // what is left of an item can be bought
    ...(short.length > 0 ? [gone.length > 0 ? stock : { ...stock, severity: 'WARNING' as const }] : []),
    ...lines.filter(isTooExpensive).map(({ id }) => ({
      ...error('LINE_ITEM', 'CUSTOM_VALIDATION', {
        customValidationData: { target: { lineItem: { name: 'LINE_ITEM_DEFAULT' as const, id } } },
      }),
      description: errorCodes.LINE_AMOUNT_TOO_LARGE.description,
    })),
  ];
}

function ofMinimum(style: PriceStyle, { minimumSubtotal, priced: { totals } }: Quote): Violation[] {
  if (!minimumSubtotal) return [];
  const subtotalBelowOrderMinimumData = {
    minimumOrderSubtotal: viewMoney(minimumSubtotal, style),
    remainingAmount: viewMoney(minimumSubtotal - totals.subtotal, style),
  };
  return [error('GLOBAL', 'SUBTOTAL_BELOW_ORDER_MINIMUM', { subtotalBelowOrderMinimumData })];
}

/** What others have against the cart. */
const ofOthers = ({ severity, lineId, description }: NonNullable<Quote['violations']>[number]): Violation => ({
  scope: lineId ? 'LINE_ITEM' : 'GLOBAL',
  code: 'CUSTOM_VALIDATION',
  severity,
  description,
  customValidationData: {
    target: lineId ? { lineItem: { name: 'LINE_ITEM_DEFAULT', id: lineId } } : { other: { name: 'OTHER_DEFAULT' } },
  },
});

function ofDelivery({ lines, contactInfo, selectedShippingOption }: Cart, quote: Quote): Violation[] {
  if (!lines.some((line) => isShippable(line) && confirmedOf(line) > 0)) return [];
  return [
    ...(contactInfo?.address ? [] : [error('DELIVERY', 'MISSING_DELIVERY_ADDRESS')]),
    ...(selectedShippingOption ? [] : [error('DELIVERY', 'MISSING_DELIVERY_METHOD')]),
    ...(quote.calculationErrors.delivery === null ? [] : [error('DELIVERY', 'DELIVERY_METHOD_NO_LONGER_AVAILABLE')]),
    ...(selectedShippingOption && chosenDelivery(quote)?.partial
      ? [error('DELIVERY', 'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS')]
      : []),
  ];
}

/**
 * Codes without effect do not keep a cart from being ordered: the buyer pays what is shown. Only those for gift cards do.
 */
function ofCodes(cart: Cart, { calculationErrors, giftCard: card }: Quote): Violation[] {
  const { coupon, giftCard } = calculationErrors;
  if (coupon === 'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD')
    return [error('DISCOUNT', 'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD')];
  if (giftCard === 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD')
    return [error('GIFT_CARD', 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD')];
  const { couponCode, giftCardCode } = cart;
  const named = { couponCode: couponCode ?? '' };
  const giftCardId = card ? { giftCardId: card.id } : {};
  const hidden = { giftCardCode: card?.obfuscatedCode ?? giftCardCode ?? '', ...giftCardId };
  return [
    ...(coupon === 'ERROR_COUPON_DOES_NOT_EXIST'
      ? [warning('DISCOUNT', 'INVALID_COUPON_CODE', { invalidCouponCodeData: named })]
      : []),
    ...(coupon && coupon !== 'ERROR_COUPON_DOES_NOT_EXIST'
      ? [
          warning('DISCOUNT', 'INVALID_COUPON_STATUS', {
            invalidCouponStatusData: { ...named, reason: couponReason(coupon) as 'EXPIRED' },
          }),
        ]
      : []),
    ...(giftCard === 'GIFT_CARD_NOT_FOUND'
      ? [warning('GIFT_CARD', 'INVALID_GIFT_CARD_CODE', { invalidGiftCardCodeData: hidden })]
      : []),
    ...(giftCard && giftCard !== 'GIFT_CARD_NOT_FOUND'
      ? [
          warning('GIFT_CARD', 'INVALID_GIFT_CARD_STATUS', {
            invalidGiftCardStatusData: { ...hidden, reason: giftCardReason(giftCard) as 'EXPIRED' },
          }),
        ]
      : []),
  ];
}

/** Memberships that do not pay for what they were chosen for: it is paid with money. */
function ofMemberships({ lines }: Cart, { memberships, calculationErrors }: Quote): Violation[] {
  const { selected = [], eligible = [] } = memberships ?? {};
  const isUnknown = (calculationErrors.unanswered?.memberships ?? []).length > 0;
  return selectionOf(lines)
    .filter((one) => !isSelected([one], selected))
    .map(({ id, appId }) => {
      const isThere = eligible.some((one) => one.id === id && one.appId === appId);
      const missing = isUnknown ? 'UNKNOWN_INVALID_MEMBERSHIP_REASON' : 'MEMBERSHIP_NOT_FOUND';
      const reason = isThere ? ('NOT_APPLICABLE_TO_LINE_ITEMS' as const) : (missing as 'MEMBERSHIP_NOT_FOUND');
      return warning('MEMBERSHIP', 'INVALID_MEMBERSHIP_STATUS', {
        invalidMembershipStatusData: { membershipId: id, reason },
      });
    });
}

type Code = NonNullable<Violation['code']>;

const violation = (severity: 'WARNING' | 'ERROR', scope: Scope, code: Code, data: Data): Violation => {
  const description = code in errorCodes ? errorCodes[code as ErrorCode].description : undefined;
  return { ...data, scope, code, severity, ...(description && { description }) };
};
const error = (scope: Scope, code: Code, data: Data = {}): Violation => violation('ERROR', scope, code, data);
const warning = (scope: Scope, code: Code, data: Data): Violation => violation('WARNING', scope, code, data);
