/** A draft of a subscription: what its next cycle, or each of its coming ones, is to contain and cost. */
import {
  boolean,
  choice,
  currency,
  date,
  decimal,
  guid,
  immutable,
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
  ItemType,
  PhysicalProperties,
  ProductName,
} from '../shared/commerce.ts';
import { WeightUnit } from '../shared/common.ts';
import { ApplicationError, Details } from '../shared/errors.ts';
import { PriceDescription } from '../shared/money.ts';
import { Tags } from '../shared/tags.ts';
import {
  DraftBillingChangedDetails,
  DraftItemChangedDetails,
  DraftRecipientChangedDetails,
  DraftShippingChangedDetails,
} from './draft-order.ts';
import {
  OrderAdditionalFee,
  OrderAppliedDiscount,
  OrderBuyerInfo,
  OrderLineItem,
  OrderPriceSummary,
  OrderSubscriptionSettings,
  OrderTaxInfo,
  V1ShippingInformation,
} from './order.ts';
import { Price } from './order-activities.ts';

export const DraftContractTarget = message('DraftContractTarget', {
  /** The cycle that is charged next: the draft applies to it, and to all that come after it. */
  nextCycleNumber: nullable(integer({ minimum: 1 })),
});
export const DraftCycleTarget = message('DraftCycleTarget', {
  /** The only cycle that the draft applies to. */
  cycleNumber: integer({ minimum: 1 }),
});
export const DraftTarget = message(
  'DraftTarget',
  { contractTarget: ref(DraftContractTarget), cycleTarget: ref(DraftCycleTarget) },
  { atMostOne: [['contractTarget', 'cycleTarget']] },
);

/** How a part compares to the subscription: `EMPTY` where it is the same. */
export const DraftChangeType = choice('EMPTY', 'ADDED', 'CHANGED', 'REMOVED');
const changeType = DraftChangeType;
export const ContractItemDetails = message('ContractItemDetails', {
  changed: ref(DraftItemChangedDetails),
  lineItem: ref(OrderLineItem),
  changeType,
});
export const ContractBuyerDetails = message('ContractBuyerDetails', { buyerInfo: ref(OrderBuyerInfo), changeType });
export const ContractShippingDetails = message('ContractShippingDetails', {
  changed: ref(DraftShippingChangedDetails),
  shippingInfo: ref(V1ShippingInformation),
  changeType,
});
export const ContractBillingDetails = message('ContractBillingDetails', {
  changed: ref(DraftBillingChangedDetails),
  billingInfo: ref(AddressWithContact),
  changeType,
});
export const ContractRecipientDetails = message('ContractRecipientDetails', {
  changed: ref(DraftRecipientChangedDetails),
  recipientInfo: ref(AddressWithContact),
  changeType,
});
export const ContractPartSource = choice('ORIGINAL_CONTRACT', 'AUTOMATIC', 'CUSTOM');
export const ContractDiscountDetails = message('ContractDiscountDetails', {
  discount: ref(OrderAppliedDiscount),
  source: ContractPartSource,
  applied: boolean,
});
export const ContractFeeDetails = message('ContractFeeDetails', {
  additionalFee: ref(OrderAdditionalFee),
  source: ContractPartSource,
  applied: boolean,
});

export const DraftSubscriptionContract = message('DraftSubscriptionContract', {
  id: readonly(guid),
  subscriptionContractId: immutable(guid),
  target: ref(DraftTarget),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
  createdBy: readonly(ref(CreatedBy)),
  status: readonly(choice('DRAFT', 'COMMITTED')),
  lineItems: list(ref(ContractItemDetails)),
  discounts: list(ref(ContractDiscountDetails)),
  additionalFees: list(ref(ContractFeeDetails)),
  priceSummary: readonly(ref(OrderPriceSummary)),
  taxInfo: readonly(ref(OrderTaxInfo)),
  weightUnit: readonly(WeightUnit),
  currency: readonly(nullable(currency)),
  tags: ref(Tags),
  buyerDetails: ref(ContractBuyerDetails),
  shippingDetails: ref(ContractShippingDetails),
  billingDetails: ref(ContractBillingDetails),
  recipientDetails: ref(ContractRecipientDetails),
  subscriptionSettings: readonly(ref(OrderSubscriptionSettings)),
});

export const DraftContractCalculationErrors = message('DraftContractCalculationErrors', {
  taxCalculationError: ref(Details),
  /** Why the draft cannot be committed as it is. */
  contractValidationErrors: list(ref(ApplicationError)),
});
/** A draft with what its first cycle would cost today. */
export const CalculatedDraftSubscriptionContract = message('CalculatedDraftSubscriptionContract', {
  draftSubscriptionContract: ref(DraftSubscriptionContract),
  calculationErrors: ref(DraftContractCalculationErrors),
});

export const ContractDraftOwner = message('ContractDraftOwner', { draftId: guid, owner: ref(CreatedBy) });
export const ContractNonDraftableReason = message('ContractNonDraftableReason', {
  draftAlreadyExistsForAnotherOwner: ref(ContractDraftOwner),
  reason: choice(
    'SUBSCRIPTION_CONTRACT_NOT_FOUND',
    'UNSUPPORTED_CATALOG',
    'UNSUPPORTED_CHANNEL_TYPE',
    'CURRENCY_MISMATCH',
    'WEIGHT_UNIT_MISMATCH',
    'DRAFT_ALREADY_EXISTS_FOR_ANOTHER_OWNER',
    'LAST_CYCLE',
    'GRACE_PERIOD',
    'UNSUPPORTED_STATUS',
    'SUBSCRIPTION_NOT_EDITABLE',
    'MULTIPLE_CATALOGS',
  ),
});

const quantity = integer({ minimum: 1, maximum: 100_000 });
/** What another program calls a line. */
const externalLineItemId = nullable(text({ minLength: 1, maxLength: 100 }));
export const ContractCatalogLineItem = message('ContractCatalogLineItem', {
  id: nullable(guid),
  catalogReference: ref(CatalogReference),
  quantity,
  /** In place of what the catalogue says. */
  price: ref(Price),
  productName: ref(ProductName),
  externalLineItemId,
});
export const ContractCustomLineItem = message('ContractCustomLineItem', {
  id: nullable(guid),
  quantity,
  productName: ref(ProductName),
  price: ref(Price),
  /** What it costs usually; the same as `price` where it is not said. */
  priceBeforeDiscounts: ref(Price),
  descriptionLines: list(ref(DescriptionLine), { maxItems: 20 }),
  physicalProperties: ref(PhysicalProperties),
  itemType: ref(ItemType),
  priceDescription: ref(PriceDescription),
  deliveryProfileId: nullable(guid),
  externalLineItemId,
  taxGroupId: nullable(guid),
});
export const ContractLineItemChange = message('ContractLineItemChange', {
  lineItemId: guid,
  /** None takes the line off. */
  newQuantity: nullable(number({ minimum: 0, maximum: 1_000_000 })),
  newPrice: nullable(decimal({ gte: 0, lte: 1_000_000_000_000_000 })),
});
export const SubscriptionCommitSettings = message('SubscriptionCommitSettings', {
  sendNotificationsToBuyer: nullable(boolean),
  /** Accepted, without an effect: the shop is not told of what it did itself. */
  sendNotificationsToBusiness: nullable(boolean),
});
