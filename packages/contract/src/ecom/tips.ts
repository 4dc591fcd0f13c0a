import { anyone, backOffice, operation, service } from '../operation.ts';
import {
  anyObject,
  choice,
  date,
  decimal,
  guid,
  integer,
  list,
  message,
  nullable,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { CursorPagingMetadata, cursorQuery, sorting } from '../shared/paging.ts';
import { Price } from './order-activities.ts';
import { TipStaff } from './tippable-staff.ts';

const amount = () => nullable(decimal({ gte: 0, lte: 1_000_000_000, maxScale: 3 }));
export const TipType = choice('UNKNOWN_TIP_TYPE', 'PERCENTAGE', 'AMOUNT', 'CUSTOM');
export const TipChoice = message('TipChoice', { value: amount(), tipType: TipType });
export const TipCatalogReference = message('TipCatalogReference', {
  catalogItemId: nullable(guid),
  appId: nullable(guid),
});
export const TipLineItemInfo = message('TipLineItemInfo', {
  lineItemId: nullable(text({ minLength: 1, maxLength: 100 })),
  catalogReference: ref(TipCatalogReference),
  price: amount(),
  name: nullable(text({ minLength: 1, maxLength: 200 })),
  quantity: nullable(integer({ minimum: 1, maximum: 100000 })),
});
export const TipTransaction = message('TipTransaction', { id: nullable(guid), date: nullable(date) });
export const TipDistribution = message('TipDistribution', {
  id: readonly(nullable(guid)),
  tipId: readonly(nullable(guid)),
  staff: ref(TipStaff),
  amount: amount(),
  lineItemInfo: list(ref(TipLineItemInfo), { maxItems: 12 }),
  transaction: ref(TipTransaction),
  orderId: readonly(nullable(guid)),
  createdDate: readonly(nullable(date)),
  source: choice('UNKNOWN_SOURCE', 'POS', 'WEB', 'DASHBOARD'),
});
export const Tip = message('Tip', {
  id: readonly(nullable(guid)),
  lineItemSubtotal: readonly(amount()),
  amount: amount(),
  distributions: list(ref(TipDistribution), { maxItems: 50 }),
  undistributedAmount: readonly(amount()),
});
export const TipOrderInfo = message(
  'TipOrderInfo',
  {
    orderId: nullable(guid),
    draftOrderId: nullable(guid),
    additionalFeeId: nullable(guid),
    additionalFeePrice: ref(Price),
  },
  { atMostOne: [['orderId', 'draftOrderId']] },
);
export const TipDistributionQuery = cursorQuery('TipDistributionQuery', {
  sorting: sorting('TipDistributionSorting', 50),
  mostSorts: 4,
});

const ofOrder = { orderId: nullable(guid), draftOrderId: nullable(guid) };
const refusalsOfOrder = ['ORDER_NOT_FOUND', 'DRAFT_ORDER_NOT_FOUND', 'ORDER_CANNOT_BE_EDITED'] as const;

/** What buyers give on top of the price, chosen at checkout and kept with the order. */
export const tips = service('ecom.tips', ['/tips', '', '/_api/tips-service'], {
  previewTip: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/tips/preview',
    summary: 'Preview a tip on items, and who would get it',
    permit: anyone('WIX_TIPS.TIP_PREVIEW'),
    request: {
      lineItemInfo: list(ref(TipLineItemInfo), { minItems: 1, maxItems: 50 }),
      tipChoice: ref(TipChoice),
      tipSettingsId: nullable(guid),
      draftOrderId: nullable(guid),
    },
    response: { tip: ref(Tip) },
    required: [
      'lineItemInfo',
      'lineItemInfo.catalogReference.appId',
      'lineItemInfo.catalogReference.catalogItemId',
      'lineItemInfo.price',
      'tipChoice',
      'tipChoice.tipType',
      'tipChoice.value',
    ],
    errors: ['TIP_SETTINGS_NOT_FOUND', 'CATALOG_ITEMS_NOT_FOUND', 'DRAFT_ORDER_NOT_FOUND'],
  }),
  getTipByOrderId: operation({
    method: 'GET',
    path: '/v1/tips/order/{orderId}',
    summary: 'Get the tip of an order',
    permit: backOffice('WIX_TIPS.TIP_READ'),
    request: { orderId: nullable(guid) },
    response: { tip: ref(Tip) },
    required: ['orderId'],
    errors: ['ORDER_NOT_FOUND', 'TIP_NOT_FOUND'],
  }),
  getTipByDraftOrderId: operation({
    method: 'GET',
    path: '/v1/tips/draft-order/{draftOrderId}',
    summary: 'Get the tip of a draft order',
    permit: backOffice('WIX_TIPS.TIP_READ'),
    request: { draftOrderId: nullable(guid) },
    response: { tip: ref(Tip) },
    required: ['draftOrderId'],
    errors: ['DRAFT_ORDER_NOT_FOUND', 'TIP_NOT_FOUND'],
  }),
  getTipChoice: operation({
    method: 'GET',
    path: '/v1/tips/choice/{purchaseFlowId}',
    summary: 'Get the tip that the buyer chose for a purchase; empty if none',
    permit: anyone('WIX_TIPS.TIP_GET_CHOICE'),
    request: { purchaseFlowId: nullable(guid) },
    response: { tipChoice: ref(TipChoice) },
    required: ['purchaseFlowId'],
    errors: ['PERSON_IDENTITY_NOT_FOUND', 'CHECKOUT_NOT_FOUND'],
  }),
  updateTipChoice: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/tips/choice',
    summary: 'Choose the tip of a purchase; a value of 0 takes it back',
    permit: anyone('WIX_TIPS.TIP_UPDATE_CHOICE'),
    request: { tipChoice: ref(TipChoice), purchaseFlowId: nullable(guid) },
    response: { tipChoice: ref(TipChoice) },
    required: ['purchaseFlowId', 'tipChoice'],
    errors: [
      'PERSON_IDENTITY_NOT_FOUND',
      'TIP_SETTINGS_NOT_FOUND',
      'CHECKOUT_NOT_FOUND',
      'CHECKOUT_IS_COMPLETE',
      'SUBSCRIPTION_ONLY_PRODUCT',
      'MEMBERS_ONLY_PRODUCT',
      'LINE_AMOUNT_TOO_LARGE',
    ],
  }),
  setTipOnOrder: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/tips/set',
    summary:
      'Set the tip of an order and who gets which part of it; parts without amounts are split as the settings say',
    permit: backOffice('WIX_TIPS.TIP_SET'),
    request: { ...ofOrder, tip: ref(Tip) },
    response: { tip: ref(Tip), orderInfo: ref(TipOrderInfo) },
    required: [
      '(orderId|draftOrderId)',
      'tip',
      'tip.distributions.transaction.id',
      'tip.distributions.transaction.date',
    ],
    errors: [...refusalsOfOrder, 'INVALID_TIP'],
  }),
  removeTipFromOrder: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/tips/remove',
    summary: 'Remove the tip of an order that has not been paid',
    permit: backOffice('WIX_TIPS.TIP_REMOVE'),
    request: ofOrder,
    response: { orderInfo: ref(TipOrderInfo) },
    required: ['(orderId|draftOrderId)'],
    errors: [...refusalsOfOrder, 'CANNOT_REMOVE_PAID_TIP_DISTRIBUTION'],
  }),
  addTipDistributionsToOrder: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/tips/tip-distributions/add',
    summary: 'Raise the tip of an order by further parts',
    permit: backOffice('WIX_TIPS.TIP_DISTRIBUTION_ADD'),
    request: { ...ofOrder, tipDistributions: list(ref(TipDistribution), { minItems: 1, maxItems: 50 }) },
    response: { tipDistributions: list(ref(TipDistribution)), orderInfo: ref(TipOrderInfo) },
    required: [
      '(orderId|draftOrderId)',
      'tipDistributions',
      'tipDistributions.transaction.id',
      'tipDistributions.transaction.date',
    ],
    errors: [...refusalsOfOrder, 'PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED', 'INVALID_TIP_DISTRIBUTION'],
  }),
  queryTipDistributions: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/tips/tip-distributions/query',
    summary: 'Query the parts of tips that people get, latest first',
    permit: backOffice('WIX_TIPS.TIP_DISTRIBUTION_READ'),
    request: { query: ref(TipDistributionQuery) },
    response: { tipDistributions: list(ref(TipDistribution)), pagingMetadata: ref(CursorPagingMetadata) },
    required: ['query'],
  }),
  sumTipDistributionAmounts: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/tips/tip-distributions/sum-amounts',
    summary: 'Sum the parts of tips that match a filter, in the currency of the site',
    permit: backOffice('WIX_TIPS.TIP_DISTRIBUTION_READ'),
    request: { filter: nullable(anyObject) },
    response: { totalAmount: amount() },
    required: ['filter'],
  }),
});
