/** What the operations of the second generation on the current cart and those by id have in common. */
import { boolean, choice, decimal, fieldMask, guid, list, message, nullable, ref, text } from '../schema.ts';
import { CatalogReference } from '../shared/commerce.ts';
import {
  CartV2,
  CatalogItemInput,
  CouponInput,
  CustomItemInput,
  DeliveryMethodInput,
  GiftCardInput,
  LineItemUpdate,
} from './cart-v2-parts.ts';
import { CartSummary } from './cart-v2-summary.ts';

export const cartV2 = { cart: ref(CartV2) };
export const summarised = { cart: ref(CartV2), summary: ref(CartSummary) };

export const FormSubmission = message('FormSubmission', { id: guid, formSubmissionId: guid });
export const UpsellOption = message('UpsellOption', {
  id: guid,
  title: nullable(text({ maxLength: 200 })),
  description: nullable(text({ maxLength: 500 })),
  catalogReference: ref(CatalogReference),
  metadata: ref(
    message('UpsellBenefitMetadata', {
      benefitType: choice('PERCENTAGE', 'FIXED_PRICE', 'FIXED_AMOUNT'),
      benefitValue: nullable(decimal()),
    }),
  ),
  priceDetails: ref(
    message('UpsellPriceDetails', { price: decimal(), description: nullable(text({ maxLength: 200 })) }),
  ),
});
export const ItemUpsells = message('ItemUpsells', {
  lineItemId: guid,
  upsells: list(ref(UpsellOption), { maxItems: 10 }),
});
/** What else goes with each line. */
export const upsells = { itemsUpsells: list(ref(ItemUpsells)) };

const items = {
  catalogItems: list(ref(CatalogItemInput), { maxItems: 300 }),
  customItems: list(ref(CustomItemInput), { maxItems: 300 }),
};
export const requests = {
  create: {
    cart: ref(CartV2),
    ...items,
    coupons: list(ref(CouponInput), { maxItems: 1 }),
    deliveryMethod: ref(DeliveryMethodInput),
    giftCards: list(ref(GiftCardInput), { maxItems: 5 }),
  },
  update: { cart: ref(CartV2), fieldMask: fieldMask('cart') },
  calculate: { refreshCart: boolean },
  estimate: {
    refreshCart: boolean,
    validationConfig: choice('SKIP_VALIDATIONS', 'PRE_CHECKOUT_VALIDATIONS', 'CHECKOUT_VALIDATIONS'),
    calculateDelivery: boolean,
    calculateAdditionalFees: boolean,
    calculateTax: boolean,
    calculateGiftCards: boolean,
  },
  add: items,
  remove: { lineItemIds: list(guid, { minItems: 1, maxItems: 100 }) },
  addCoupon: { coupon: ref(CouponInput) },
  removeCoupon: { couponId: guid },
  setDelivery: { deliveryMethod: ref(DeliveryMethodInput) },
  addGiftCard: { giftCard: ref(GiftCardInput) },
  removeGiftCard: { giftCardId: guid },
  updateForms: { formSubmissions: list(ref(FormSubmission), { minItems: 1, maxItems: 1000 }) },
};
export const updateLinesRequest = (maxItems: number) => ({
  lineItems: list(ref(LineItemUpdate), { minItems: 1, maxItems }),
});

export const itemsRequired = [
  'catalogItems.catalogReference',
  'catalogItems.quantity',
  'catalogItems.selectedMembership.id',
  'catalogItems.selectedMembership.appId',
  'customItems.attributes',
  'customItems.name',
  'customItems.pricing',
  'customItems.quantityInfo',
  'customItems.quantityInfo.requestedQuantity',
] as const;

const add = [
  'ITEM_NOT_FOUND_IN_CATALOG',
  'INSUFFICIENT_INVENTORY',
  'MAX_LINE_ITEMS_EXCEEDED',
  'FIXED_QUANTITY_ITEM',
  'SUBSCRIPTION_ONLY_PRODUCT',
  'MEMBERS_ONLY_PRODUCT',
  'LINE_AMOUNT_TOO_LARGE',
] as const;
const deposit = ['DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE'] as const;
const coupon = ['INVALID_COUPON_CODE', 'INVALID_COUPON_STATUS'] as const;
const giftCard = [
  'GIFT_CARD_NOT_CONFIRMED',
  'INVALID_GIFT_CARD_CODE',
  'INVALID_GIFT_CARD_STATUS',
  'THROTTLED_FEATURE',
] as const;
const delivery = [
  'DELIVERY_METHOD_NOT_FOUND',
  'DELIVERY_METHOD_MISSING_ADDRESS',
  'DELIVERY_METHOD_MISSING_LINE_ITEMS',
] as const;

/** The refusals of each kind of change, beside those of a cart that is not there or was ordered. */
export const refusals = {
  create: [...add, ...deposit, ...coupon, ...giftCard, ...delivery],
  add: [...add, ...deposit, 'NO_LINE_ITEMS_TO_ADD'],
  remove: ['LINE_ITEM_NOT_FOUND_IN_CART'],
  updateLines: [...add, 'EMPTY_LINE_ITEM_UPDATES', 'DUPLICATE_LINE_ITEM_UPDATES', 'LINE_ITEM_NOT_FOUND_IN_CART'],
  addCoupon: [...coupon, 'COUPON_ALREADY_EXISTS', 'MAX_COUPONS_PER_CART_EXCEEDED', 'COUPON_LOCKED'],
  removeCoupon: ['COUPON_NOT_FOUND_IN_CART', 'COUPON_LOCKED'],
  setDelivery: delivery,
  addGiftCard: [...giftCard, 'MAX_GIFT_CARDS_PER_CART_EXCEEDED', 'GIFT_CARD_ALREADY_EXISTS', 'GIFT_CARD_LOCKED'],
  removeGiftCard: ['GIFT_CARD_NOT_FOUND_IN_CART', 'GIFT_CARD_LOCKED'],
} as const;
