import { anyone, operation, service } from '../operation.ts';
import {
  boolean,
  currency,
  decimal,
  email,
  guid,
  integer,
  list,
  message,
  nullable,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { Address, TaxableAddress } from '../shared/address.ts';
import {
  AdditionalFee,
  CatalogReference,
  DiscountType,
  GiftCard,
  ItemType,
  PaymentOptionType,
  PhysicalProperties,
  ServiceProperties,
  SubscriptionFrequency,
  V1ModifierGroup,
} from '../shared/commerce.ts';
import { ExtendedFields, WeightUnit } from '../shared/common.ts';
import { CalculationErrors } from '../shared/errors.ts';
import { MultiCurrencyPrice, PriceSummary, TaxSummary } from '../shared/money.ts';
import { CalculatedLineItem, CartMembershipOptions, CartShippingInformation, SelectedShippingOption } from './cart.ts';
import {
  CheckoutCoupon,
  CheckoutDiscountRule,
  CheckoutMerchantDiscount,
  CheckoutSelectedMemberships,
  ExternalReference,
} from './checkout-entity.ts';

export const ItemSubscriptionSettings = message('ItemSubscriptionSettings', { frequency: SubscriptionFrequency });
export const ItemFeeTax = message('ItemFeeTax', { taxable: boolean, taxGroupId: nullable(guid) });
export const ItemFee = message('ItemFee', {
  code: nullable(text({ minLength: 1, maxLength: 100 })),
  name: text({ minLength: 1, maxLength: 50 }),
  price: decimal({ gte: 0, lte: 1000000000000000, maxScale: 2 }),
  taxDetails: ref(ItemFeeTax),
});
/** An item to be priced. Its price is the caller's; what the catalogue knows of it decides on taxes and discounts. */
export const LineItemToCalculate = message('LineItemToCalculate', {
  id: text({ minLength: 1, maxLength: 100 }),
  quantity: nullable(integer({ minimum: 0, maximum: 100000 })),
  catalogReference: ref(CatalogReference),
  productName: nullable(text({ maxLength: 200 })),
  price: decimal({ gte: 0 }),
  physicalProperties: ref(PhysicalProperties),
  subscriptionSettings: ref(ItemSubscriptionSettings),
  paymentOption: PaymentOptionType,
  serviceProperties: ref(ServiceProperties),
  rootCatalogItemId: nullable(text({ minLength: 1, maxLength: 36 })),
  depositAmount: nullable(decimal()),
  fullPrice: nullable(decimal()),
  deliveryProfileId: nullable(guid),
  itemType: ref(ItemType),
  taxableAddress: ref(TaxableAddress),
  additionalFees: readonly(list(ref(ItemFee), { maxItems: 5 })),
  modifierGroups: list(ref(V1ModifierGroup), { maxItems: 25 }),
});
export const CalculatedLineDiscount = message('CalculatedLineDiscount', {
  id: text(),
  totalDiscountAmount: ref(MultiCurrencyPrice),
});
export const CalculatedCombinationLine = message('CalculatedCombinationLine', {
  lineItemId: text(),
  quantity: integer({ minimum: 1, maximum: 100000 }),
  discountAmount: ref(MultiCurrencyPrice),
});
export const CalculatedCombination = message('CalculatedCombination', {
  count: integer({ minimum: 1, maximum: 100000 }),
  lineItems: list(ref(CalculatedCombinationLine)),
});
export const CalculatedDiscount = message(
  'CalculatedDiscount',
  {
    coupon: ref(CheckoutCoupon),
    merchantDiscount: ref(CheckoutMerchantDiscount),
    discountRule: ref(CheckoutDiscountRule),
    discountType: DiscountType,
    /** As the request names them. */
    lineItemIds: list(text()),
    lineItemDiscounts: list(ref(CalculatedLineDiscount)),
    itemCombinations: list(ref(CalculatedCombination)),
  },
  { atMostOne: [['coupon', 'merchantDiscount', 'discountRule']] },
);
export const totalsCalculator = service('ecom.totals-calculator', ['/ecom', '', '/_api/totals-calculator'], {
  calculateTotals: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/calculate-totals',
    summary: 'Calculate the totals of items, without a cart',
    permit: anyone('ECOM.CALCULATE_TOTALS'),
    request: {
      couponId: nullable(text()),
      couponCode: nullable(text()),
      giftCardCode: nullable(text()),
      calculationId: nullable(text({ minLength: 1, maxLength: 100 })),
      lineItems: list(ref(LineItemToCalculate), { maxItems: 300 }),
      shippingAddress: ref(Address),
      billingAddress: ref(Address),
      selectedShippingOption: ref(SelectedShippingOption),
      buyerEmail: nullable(email),
      /** Both count unless they are switched off. */
      calculateTax: nullable(boolean),
      calculateShipping: nullable(boolean),
      memberId: nullable(text()),
      selectedMemberships: ref(CheckoutSelectedMemberships),
      buyerPhone: nullable(text()),
      purchaseFlowId: nullable(guid),
      externalReferences: list(ref(ExternalReference), { maxItems: 20 }),
      businessLocationId: nullable(guid),
      giftCardRedeemAmount: nullable(decimal({ gte: 0, lte: 1000000000000000, maxScale: 3 })),
      extendedFields: ref(ExtendedFields),
    },
    response: {
      calculatedLineItems: list(ref(CalculatedLineItem)),
      priceSummary: ref(PriceSummary),
      giftCard: ref(GiftCard),
      taxSummary: ref(TaxSummary),
      shippingInfo: ref(CartShippingInformation),
      appliedDiscounts: list(ref(CalculatedDiscount), { maxItems: 320 }),
      calculationErrors: ref(CalculationErrors),
      weightUnit: WeightUnit,
      currency,
      conversionCurrency: readonly(currency),
      taxIncludedInPrice: boolean,
      payNow: readonly(ref(PriceSummary)),
      payLater: readonly(ref(PriceSummary)),
      membershipOptions: ref(CartMembershipOptions),
      additionalFees: list(ref(AdditionalFee), { maxItems: 100 }),
      checkoutConversionRate: readonly(nullable(decimal({ gt: 0, lte: 1000000000000000 }))),
      payNowTotalAfterGiftCard: readonly(ref(MultiCurrencyPrice)),
      totalAfterGiftCard: readonly(ref(MultiCurrencyPrice)),
      payAfterFreeTrial: readonly(ref(PriceSummary)),
    },
    required: [
      'lineItems.id',
      'lineItems.price',
      'lineItems.quantity',
      'selectedMemberships.memberships.id',
      'selectedMemberships.memberships.appId',
      'selectedMemberships.memberships.lineItemIds',
      'selectedShippingOption.code',
    ],
    errors: ['GIFT_CARD_NOT_CONFIRMED', 'GIFT_CARD_NOT_FOUND', 'THROTTLED_FEATURE', 'LINE_AMOUNT_TOO_LARGE'],
  }),
});
