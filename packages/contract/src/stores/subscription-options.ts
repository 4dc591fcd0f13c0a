import { anyone, backOffice, operation, service } from '../operation.ts';
import { boolean, choice, guid, list, message, nullable, number, readonly, ref, text } from '../schema.ts';
import { SubscriptionFrequency } from '../shared/commerce.ts';
import { PagingMetadata, V1Paging } from './product-v1.ts';
import { savingRefusals } from './saving-refusals.ts';

export const SubscriptionOptionDiscountType = choice('UNDEFINED', 'AMOUNT', 'PERCENT');
export const SubscriptionOptionDiscount = message('SubscriptionOptionDiscount', {
  type: SubscriptionOptionDiscountType,
  value: number(),
});
export const SubscriptionOptionSubscriptionSettings = message('SubscriptionOptionSubscriptionSettings', {
  frequency: SubscriptionFrequency,
  autoRenewal: boolean,
  billingCycles: nullable(number({ minimum: 2, maximum: 999 })),
});
export const SubscriptionOption = message('SubscriptionOption', {
  id: nullable(guid),
  title: nullable(text({ minLength: 1, maxLength: 20 })),
  description: nullable(text({ maxLength: 60 })),
  subscriptionSettings: ref(SubscriptionOptionSubscriptionSettings),
  discount: ref(SubscriptionOptionDiscount),
});
export const SubscriptionOptionInProduct = message('SubscriptionOptionInProduct', {
  id: guid,
  hidden: boolean,
  title: readonly(nullable(text({ minLength: 1, maxLength: 20 }))),
  description: readonly(nullable(text({ maxLength: 60 }))),
  subscriptionSettings: readonly(ref(SubscriptionOptionSubscriptionSettings)),
  discount: readonly(ref(SubscriptionOptionDiscount)),
});

export const subscriptionOptionsReader = service(
  'stores.subscription-options.reader',
  ['/_api/subscription-options-reader-server', ''],
  {
    getSubscriptionOption: operation({
      method: 'GET',
      path: '/v1/subscription-options/{id}',
      summary: 'Get subscription option',
      permit: anyone(),
      request: {
        id: guid,
      },
      response: {
        subscriptionOption: ref(SubscriptionOption),
      },
      required: ['id'],
    }),
    getSubscriptionOptionsForProduct: operation({
      method: 'GET',
      path: '/v1/subscription-options/byProduct/{productId}',
      summary: 'Get subscription options for product',
      permit: anyone(),
      request: {
        productId: text({ minLength: 1 }),
        includeHiddenSubscriptionOptions: boolean,
      },
      response: {
        subscriptionOptions: list(ref(SubscriptionOptionInProduct)),
      },
      required: ['productId'],
    }),
    getProductIdsForSubscriptionOption: operation({
      method: 'GET',
      path: '/v1/subscription-options/{id}/productIds',
      summary: 'Get product ids for subscription option',
      permit: anyone(),
      request: {
        id: guid,
        includeHiddenProducts: boolean,
        paging: ref(V1Paging),
      },
      response: {
        productIds: list(text()),
        metadata: ref(PagingMetadata),
        totalResults: number(),
      },
      required: ['id'],
    }),
    getOneTimePurchasesStatus: operation({
      method: 'GET',
      path: '/v1/subscription-options/product/{productId}/oneTimePurchasesStatus',
      summary: 'Get one time purchases status',
      permit: anyone(),
      request: {
        productId: text({ minLength: 1 }),
      },
      response: {
        allowed: boolean,
      },
      required: ['productId'],
    }),
  },
);
export const subscriptionOptions = service('stores.subscription-options', ['/stores', ''], {
  createSubscriptionOption: operation({
    method: 'POST',
    effect: 'write',
    creates: 'subscriptionOption',
    path: '/v1/subscription-options',
    summary: 'Create subscription option',
    permit: backOffice('WIX_STORES.MODIFY_SUBSCRIPTION_OPTIONS'),
    request: {
      subscriptionOption: ref(SubscriptionOption),
    },
    response: {
      subscriptionOption: ref(SubscriptionOption),
    },
    required: ['subscriptionOption', 'subscriptionOption.subscriptionSettings', 'subscriptionOption.title'],
  }),
  updateSubscriptionOption: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/subscription-options/{subscriptionOption.id}',
    summary: 'Update subscription option',
    permit: backOffice('WIX_STORES.MODIFY_SUBSCRIPTION_OPTIONS'),
    request: {
      subscriptionOption: ref(SubscriptionOption),
    },
    response: {
      subscriptionOption: ref(SubscriptionOption),
    },
    required: ['subscriptionOption.id', 'subscriptionOption'],
  }),
  deleteSubscriptionOption: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/subscription-options/{id}',
    summary: 'Delete subscription option',
    permit: backOffice('WIX_STORES.MODIFY_SUBSCRIPTION_OPTIONS'),
    request: {
      id: guid,
    },
    response: {},
    required: ['id'],
  }),
  bulkCreateSubscriptionOptions: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/subscription-options/createBulk',
    summary: 'Bulk create subscription options',
    permit: backOffice('WIX_STORES.MODIFY_SUBSCRIPTION_OPTIONS'),
    request: {
      subscriptionOptions: list(ref(SubscriptionOption), { maxItems: 100 }),
    },
    response: {
      subscriptionOptions: list(ref(SubscriptionOption)),
    },
    required: ['subscriptionOptions', 'subscriptionOptions.subscriptionSettings', 'subscriptionOptions.title'],
  }),
  bulkUpdateSubscriptionOptions: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/subscription-options',
    summary: 'Bulk update subscription options',
    permit: backOffice('WIX_STORES.MODIFY_SUBSCRIPTION_OPTIONS'),
    request: {
      subscriptionOptions: list(ref(SubscriptionOption), { maxItems: 100 }),
    },
    response: {
      subscriptionOptions: list(ref(SubscriptionOption)),
    },
    required: ['subscriptionOptions', 'subscriptionOptions.id'],
  }),
  bulkDeleteSubscriptionOptions: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/subscription-options/deleteBulk',
    summary: 'Bulk delete subscription options',
    permit: backOffice('WIX_STORES.MODIFY_SUBSCRIPTION_OPTIONS'),
    request: {
      ids: list(guid, { maxItems: 100 }),
    },
    response: {},
    required: ['ids'],
  }),
  assignSubscriptionOptionsToProduct: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/subscription-options/product/{productId}/assign',
    summary: 'Assign subscription options to product',
    permit: backOffice('WIX_STORES.MODIFY_SUBSCRIPTION_OPTIONS'),
    request: {
      productId: text({ minLength: 1 }),
      assignedSubscriptionOptions: list(ref(SubscriptionOptionInProduct), { maxItems: 6 }),
    },
    response: {},
    required: ['productId'],
    errors: [...savingRefusals],
  }),
  allowOneTimePurchases: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/subscription-options/product/{productId}/allowOneTimePurchase',
    summary: 'Allow one time purchases',
    permit: backOffice('WIX_STORES.MODIFY_SUBSCRIPTION_OPTIONS'),
    request: {
      productId: text({ minLength: 1 }),
      allowed: nullable(boolean),
    },
    response: {},
    required: ['allowed', 'productId'],
    errors: [...savingRefusals],
  }),
});
