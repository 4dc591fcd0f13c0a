/** A draft: an order in the making, or the changes of one that was placed. */
import {
  boolean,
  choice,
  currency,
  date,
  decimal,
  guid,
  integer,
  list,
  message,
  nullable,
  number,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { AddressWithContact } from '../shared/address.ts';
import {
  CatalogReference,
  CreatedBy,
  DescriptionLine,
  DiscountType,
  ItemType,
  PhysicalProperties,
  ProductName,
} from '../shared/commerce.ts';
import { ExtendedFields, PageUrlV2, WeightUnit } from '../shared/common.ts';
import { CalculationErrors } from '../shared/errors.ts';
import { CommonImage } from '../shared/media.ts';
import { PriceDescription } from '../shared/money.ts';
import {
  BalanceSummary,
  LineItemDiscount,
  OrderAdditionalFee,
  OrderAppliedDiscount,
  OrderBuyerInfo,
  OrderDeliveryLogistics,
  OrderLineItem,
  OrderLocation,
  OrderPriceSummary,
  OrderShippingPrice,
  OrderTaxInfo,
  OrderTaxSummary,
  V1ShippingInformation,
} from './order.ts';
import { Price } from './order-activities.ts';

/** Whether a part is new, or another than it was; neither where it is as the order has it. */
const difference = { added: boolean, removed: boolean };
const oneChange = { atMostOne: [['added', 'changedDetails', 'removed']] };

export const DraftItemChangedDetails = message('DraftItemChangedDetails', {
  quantityBeforeChange: nullable(integer({ minimum: 1, maximum: 1_000_000 })),
  priceBeforeChange: ref(Price),
});
export const DraftItemDetails = message(
  'DraftItemDetails',
  { ...difference, changedDetails: ref(DraftItemChangedDetails), lineItem: ref(OrderLineItem) },
  oneChange,
);
export const DraftShippingChangedDetails = message('DraftShippingChangedDetails', {
  shippingInfoBeforeChange: ref(V1ShippingInformation),
});
export const DraftShippingDetails = message(
  'DraftShippingDetails',
  { ...difference, changedDetails: ref(DraftShippingChangedDetails), shippingInfo: ref(V1ShippingInformation) },
  oneChange,
);
export const DraftRecipientChangedDetails = message('DraftRecipientChangedDetails', {
  recipientInfoBeforeChange: ref(AddressWithContact),
});
export const DraftRecipientDetails = message(
  'DraftRecipientDetails',
  { ...difference, changedDetails: ref(DraftRecipientChangedDetails), recipientInfo: ref(AddressWithContact) },
  oneChange,
);
export const DraftBillingChangedDetails = message('DraftBillingChangedDetails', {
  billingInfoBeforeChange: ref(AddressWithContact),
});
export const DraftBillingDetails = message(
  'DraftBillingDetails',
  { ...difference, changedDetails: ref(DraftBillingChangedDetails), billingInfo: ref(AddressWithContact) },
  oneChange,
);
export const DraftBuyerChangedDetails = message('DraftBuyerChangedDetails', {
  buyerInfoBeforeChange: ref(OrderBuyerInfo),
});
export const DraftBuyerDetails = message(
  'DraftBuyerDetails',
  { ...difference, changedDetails: ref(DraftBuyerChangedDetails), buyerInfo: ref(OrderBuyerInfo) },
  oneChange,
);
export const DraftLocationDetails = message('DraftLocationDetails', { businessLocation: ref(OrderLocation) });

/** From the order that is edited, from the site's automatic discounts, or by staff. */
export const DraftSource = choice('ORIGINAL_ORDER', 'AUTOMATIC', 'CUSTOM');
export const DraftDiscountDetails = message('DraftDiscountDetails', {
  discount: ref(OrderAppliedDiscount),
  source: DraftSource,
  applied: boolean,
});
export const DraftFeeTax = message('DraftFeeTax', { taxable: boolean });
export const DraftAdditionalFeeDetails = message('DraftAdditionalFeeDetails', {
  additionalFee: ref(OrderAdditionalFee),
  taxDetails: ref(DraftFeeTax),
  source: DraftSource,
  applied: boolean,
});

export const DraftOrderStatus = choice('DRAFT', 'COMMITTED');
export const DraftOrder = message('DraftOrder', {
  id: readonly(nullable(guid)),
  /** The order that it changes, or that was made of it. */
  orderId: nullable(guid),
  lineItems: list(ref(DraftItemDetails), { maxItems: 300 }),
  shippingInfo: ref(DraftShippingDetails),
  buyerInfo: ref(OrderBuyerInfo),
  billingInfo: ref(AddressWithContact),
  additionalFees: list(ref(DraftAdditionalFeeDetails), { maxItems: 100 }),
  discounts: list(ref(DraftDiscountDetails), { maxItems: 320 }),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
  createdBy: readonly(ref(CreatedBy)),
  status: readonly(DraftOrderStatus),
  weightUnit: WeightUnit,
  currency: nullable(currency),
  priceSummary: readonly(ref(OrderPriceSummary)),
  taxSummary: readonly(ref(OrderTaxSummary)),
  balanceSummary: readonly(ref(BalanceSummary)),
  memberId: nullable(guid),
  recipientInfo: ref(DraftRecipientDetails),
  taxInfo: ref(OrderTaxInfo),
  extendedFields: ref(ExtendedFields),
  buyerDetails: ref(DraftBuyerDetails),
  billingDetails: ref(DraftBillingDetails),
  businessLocationDetails: ref(DraftLocationDetails),
});

export const DraftShippingOption = message('DraftShippingOption', {
  carrierId: nullable(guid),
  code: text(),
  title: text(),
  logistics: ref(OrderDeliveryLogistics),
  cost: ref(OrderShippingPrice),
});
/** A draft with everything that follows from it: totals, and how it can be delivered. */
export const CalculatedDraftOrder = message('CalculatedDraftOrder', {
  draftOrder: ref(DraftOrder),
  shippingOptions: list(ref(DraftShippingOption)),
  calculationErrors: ref(CalculationErrors),
});

const quantity = integer({ minimum: 1, maximum: 100_000 });
export const DraftCatalogLineItem = message('DraftCatalogLineItem', {
  id: nullable(guid),
  catalogReference: ref(CatalogReference),
  quantity,
  /** In place of what the catalogue says. */
  price: ref(Price),
});
export const DraftCustomLineItem = message('DraftCustomLineItem', {
  id: nullable(guid),
  quantity,
  productName: ref(ProductName),
  url: ref(PageUrlV2),
  price: ref(Price),
  descriptionLines: list(ref(DescriptionLine)),
  media: ref(CommonImage),
  physicalProperties: ref(PhysicalProperties),
  itemType: ref(ItemType),
  priceDescription: ref(PriceDescription),
  deliveryProfileId: nullable(guid),
  taxGroupId: nullable(guid),
});
export const DraftLineItemChange = message('DraftLineItemChange', {
  lineItemId: guid,
  /** None takes the line off. */
  newQuantity: nullable(number({ minimum: 0, maximum: 1_000_000 })),
  newPrice: nullable(decimal({ gte: 0, lte: 1_000_000_000_000_000 })),
  newProductName: ref(ProductName),
});
export const DraftDiscount = message(
  'DraftDiscount',
  {
    priceAmount: ref(Price),
    percentage: nullable(decimal({ gte: 0.01, lte: 100, maxScale: 2 })),
    discountType: DiscountType,
    /** An older name of the only entry of `lineItemDiscounts`. */
    lineItemId: nullable(guid),
    /** An older name of `priceAmount`. */
    amount: ref(Price),
    description: nullable(text({ maxLength: 200 })),
    applyToDraftOrder: nullable(boolean),
    lineItemDiscounts: list(ref(LineItemDiscount), { maxItems: 1 }),
  },
  { atMostOne: [['priceAmount', 'percentage']] },
);
export const DraftFee = message('DraftFee', {
  name: text({ minLength: 1, maxLength: 50 }),
  price: ref(Price),
  taxDetails: ref(DraftFeeTax),
  applyToDraftOrder: nullable(boolean),
  code: nullable(text({ minLength: 1, maxLength: 100 })),
});
export const IdAndApplied = message('IdAndApplied', { id: guid, applied: boolean });
export const NewDraftOrder = message('NewDraftOrder', {
  catalogLineItems: list(ref(DraftCatalogLineItem), { maxItems: 300 }),
  customLineItems: list(ref(DraftCustomLineItem), { maxItems: 300 }),
  discounts: list(ref(DraftDiscount), { maxItems: 100 }),
  buyerInfo: ref(OrderBuyerInfo),
  additionalFees: list(ref(DraftFee), { maxItems: 100 }),
  recipientInfo: ref(AddressWithContact),
  shippingInfo: ref(V1ShippingInformation),
  billingInfo: ref(AddressWithContact),
  taxExempt: boolean,
  businessLocation: ref(OrderLocation),
  extendedFields: ref(ExtendedFields),
});
export const InventoryUpdate = message('InventoryUpdate', { lineItemId: guid });
export const DraftCommitSettings = message('DraftCommitSettings', {
  sendNotificationsToBuyer: nullable(boolean),
  sendNotificationsToBusiness: nullable(boolean),
  addActivitiesToOrder: nullable(boolean),
  sendNotificationsToCustomFulfillers: nullable(boolean),
  /** The lines whose stock follows their change; that of all others stays. */
  updateInventory: list(ref(InventoryUpdate), { maxItems: 300 }),
});
export const NonDraftableReason = choice(
  'PARTIALLY_OR_FULLY_REFUNDED',
  'UNSUPPORTED_CHANNEL_TYPE',
  'ORDER_STATUS_IS_NOT_SUPPORTED',
  'ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT',
  'ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT',
  'ORDER_NOT_FOUND',
  'SUBSCRIPTION_LINE_ITEM_EXISTS',
  'AMOUNTS_DO_NOT_ADD_UP',
  'UNSUPPORTED_CATALOG_ITEM',
  'TAXABLE_EXISTING_ADDITIONAL_FEE',
  'ORDER_HAS_CHARGEBACKS',
  'EDITING_IS_NOT_ALLOWED_FOR_APP',
  'COUPON_BEHAVIOR_IS_UNDEFINED',
);
