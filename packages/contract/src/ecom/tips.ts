import { anyone, backOffice, operation, service } from '../operation.ts';
import { choice, date, decimal, guid, integer, list, message, nullable, readonly, ref, text } from '../schema.ts';
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
    errors: ['TIP_SETTINGS_NOT_FOUND'],
  }),
  getTipByOrderId: operation({
    method: 'GET',
    path: '/v1/tips/order/{orderId}',
    summary: 'Get the tip of an order',
    permit: backOffice('WIX_TIPS.TIP_READ'),
    request: { orderId: guid },
    response: { tip: ref(Tip) },
    required: ['orderId'],
    errors: ['ORDER_NOT_FOUND', 'TIP_NOT_FOUND'],
  }),
  getTipChoice: operation({
    method: 'GET',
    path: '/v1/tips/choice/{purchaseFlowId}',
    summary: 'Get the tip that the buyer chose for a purchase; empty if none',
    permit: anyone('WIX_TIPS.TIP_GET_CHOICE'),
    request: { purchaseFlowId: guid },
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
    request: { tipChoice: ref(TipChoice), purchaseFlowId: guid },
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
});
