import { crud, entityFields } from '../crud.ts';
import { events } from '../events.ts';
import { backOffice, operation, service } from '../operation.ts';
import {
  anyObject,
  boolean,
  choice,
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
  refByName,
  type Static,
  text,
} from '../schema.ts';
import { TagList } from '../shared/common.ts';
import { PlatformPagingMetadata, PlatformQuery } from '../shared/paging.ts';

const HIGHEST_AMOUNT = 1_000_000_000_000_000;

const CatalogItemFilter = message('DiscountCatalogItemFilter', {
  catalogAppId: guid,
  catalogItemIds: list(text({ minLength: 1, maxLength: 36 }), { maxItems: 50 }),
});
const CustomFilter = message('DiscountCustomFilter', { appId: guid, params: nullable(anyObject) });
export const DiscountScope = message(
  'DiscountScope',
  {
    id: text({ minLength: 1, maxLength: 100 }),
    type: choice('CATALOG_ITEM', 'CUSTOM_FILTER'),
    catalogItemFilter: ref(CatalogItemFilter),
    customFilter: ref(CustomFilter),
  },
  { atMostOne: [['catalogItemFilter', 'customFilter']] },
);
const someScopes = list(ref(DiscountScope), { minItems: 1, maxItems: 50 });

const SubtotalRange = message('DiscountSubtotalRange', {
  scopes: list(ref(DiscountScope), { maxItems: 50 }),
  from: nullable(decimal({ gte: 0, lte: HIGHEST_AMOUNT, maxScale: 4 })),
  to: nullable(decimal({ gte: 0, lte: HIGHEST_AMOUNT, maxScale: 4 })),
});
const ItemQuantityRange = message('DiscountItemQuantityRange', {
  scopes: list(ref(DiscountScope), { maxItems: 50 }),
  from: nullable(integer({ minimum: 1 })),
  to: nullable(integer({ minimum: 1 })),
});
const CustomTrigger = message('DiscountCustomTrigger', { id: text({ minLength: 1, maxLength: 100 }), appId: guid });
const CustomerEligibility = message('DiscountCustomerEligibility', {
  eligibilityType: choice('INDIVIDUAL_MEMBERS'),
  individualMembersInfo: ref(
    message('DiscountIndividualMembers', { memberIds: list(guid, { minItems: 1, maxItems: 100 }) }),
  ),
});
/** The fields of a condition, for the one message that contains others. */
type Condition = {
  triggerType?: 'AND' | 'OR' | 'SUBTOTAL_RANGE' | 'ITEM_QUANTITY_RANGE' | 'CUSTOM' | 'CUSTOMER_ELIGIBILITY';
  and?: { triggers?: Condition[] };
  or?: { triggers?: Condition[] };
  subtotalRange?: Static<typeof SubtotalRange>;
  itemQuantityRange?: Static<typeof ItemQuantityRange>;
  customTrigger?: Static<typeof CustomTrigger>;
  customerEligibility?: Static<typeof CustomerEligibility>;
};
const several = { triggers: list(refByName<Condition>('DiscountTrigger'), { minItems: 2, maxItems: 5 }) };
export const DiscountTrigger = message(
  'DiscountTrigger',
  {
    and: ref(message('DiscountAndTriggers', several)),
    or: ref(message('DiscountOrTriggers', several)),
    customTrigger: ref(CustomTrigger),
    subtotalRange: ref(SubtotalRange),
    itemQuantityRange: ref(ItemQuantityRange),
    customerEligibility: ref(CustomerEligibility),
    triggerType: choice('AND', 'SUBTOTAL_RANGE', 'ITEM_QUANTITY_RANGE', 'CUSTOM', 'OR', 'CUSTOMER_ELIGIBILITY'),
  },
  { atMostOne: [['and', 'or', 'customTrigger', 'subtotalRange', 'itemQuantityRange', 'customerEligibility']] },
);

const QuantityConfiguration = message('DiscountQuantityConfiguration', {
  id: readonly(nullable(guid)),
  quantity: integer({ minimum: 2 }),
  price: decimal({ gte: 0, lte: 1_000_000, maxScale: 4 }),
});
const BuyXGetYInfo = message('DiscountBuyXGetYInfo', {
  customerBuys: ref(
    message(
      'DiscountCustomerBuys',
      {
        minimumQuantity: integer({ minimum: 1 }),
        minimumSpend: nullable(decimal({ gte: 0, lte: HIGHEST_AMOUNT })),
        scopes: someScopes,
      },
      { atMostOne: [['minimumQuantity', 'minimumSpend']] },
    ),
  ),
  customerGets: ref(message('DiscountCustomerGets', { quantity: integer({ minimum: 1 }), scopes: someScopes })),
  limit: nullable(integer({ minimum: 1 })),
});
export const DiscountOfRule = message(
  'DiscountOfRule',
  {
    targetType: choice('SPECIFIC_ITEMS', 'BUY_X_GET_Y'),
    specificItemsInfo: ref(message('DiscountedItems', { scopes: someScopes })),
    buyXGetYInfo: ref(BuyXGetYInfo),
    discountType: choice('PERCENTAGE', 'FIXED_AMOUNT', 'FIXED_PRICE', 'QUANTITY_BASED'),
    percentage: number({ minimum: 0.1, maximum: 100 }),
    fixedAmount: decimal({ gt: 0, lte: HIGHEST_AMOUNT, maxScale: 4 }),
    fixedPrice: decimal({ gte: 0, lte: HIGHEST_AMOUNT, maxScale: 4 }),
    quantityBased: ref(
      message('DiscountQuantityBased', {
        configurations: list(ref(QuantityConfiguration), { minItems: 1, maxItems: 1 }),
      }),
    ),
  },
  { atMostOne: [['percentage', 'fixedAmount', 'fixedPrice', 'quantityBased']] },
);
export const DiscountRule = message('DiscountRule', {
  ...entityFields,
  active: nullable(boolean),
  name: nullable(text({ minLength: 1, maxLength: 50 })),
  trigger: ref(DiscountTrigger),
  activeTimeInfo: ref(message('DiscountActiveTime', { start: nullable(date), end: nullable(date) })),
  discounts: ref(message('DiscountsOfRule', { values: list(ref(DiscountOfRule), { minItems: 1, maxItems: 1 }) })),
  /** `LOWEST_PRICED_ITEM`: a single unit, one of the cheapest in the scopes. */
  settings: ref(
    message('DiscountRuleSettings', {
      appliesTo: choice('ALL_ITEMS', 'LOWEST_PRICED_ITEM'),
      /** The maximum number of orders with the discount: of all customers, and of each of them. */
      usageLimit: nullable(integer({ minimum: 1, maximum: 2_147_483_646 })),
      usageLimitPerUser: nullable(integer({ minimum: 1, maximum: 2_147_483_646 })),
    }),
  ),
  status: readonly(choice('LIVE', 'EXPIRED', 'PENDING')),
  /** The number of orders that had the discount. */
  usageCount: readonly(integer()),
  tags: ref(message('DiscountRuleTags', { privateTags: ref(TagList), publicTags: ref(TagList) })),
});

/** Discounts that apply automatically to all matching carts. */
export const discountRules = service('ecom.discount-rules', ['/ecom', '', '/ecom/discounts'], {
  ...crud({
    entity: DiscountRule,
    one: 'discountRule',
    many: 'discountRules',
    path: '/v1/discount-rules',
    permission: 'ECOM.DISCOUNT_RULES',
    mask: 'mask',
    required: ['name', 'discounts'],
    query: { request: PlatformQuery, metadata: PlatformPagingMetadata },
    serves: ['create', 'get', 'update', 'delete', 'query'],
    differs: {
      create: {
        errors: [
          'MAX_DISCOUNT_RULES_REACHED',
          'MAX_QUANTITY_BASED_DISCOUNTS_REACHED',
          'MAX_CUSTOM_TRIGGER_APPS_EXCEEDED',
          'DISCOUNT_TYPE_AND_DISCOUNT_VALUE_MISMATCH',
        ],
      },
      update: { errors: ['DISCOUNT_TYPE_AND_DISCOUNT_VALUE_MISMATCH'] },
    },
  }),
});

export const discountRuleEvents = events('wix.ecom.discounts.v1.discount_rule', {
  entity: DiscountRule,
  permission: 'ECOM.DISCOUNT_RULES_READ',
  created: 'An automatic discount is created.',
  updated: 'An automatic discount is changed.',
  deleted: 'An automatic discount is deleted.',
});

const CustomTriggerOfApp = message('DiscountCustomTriggerOfApp', {
  id: text({ minLength: 1, maxLength: 100 }),
  appId: guid,
  name: text({ minLength: 1, maxLength: 200 }),
});

/** Conditions that apps check for discount rules. */
export const discountCustomTriggers = service(
  'ecom.discounts-custom-trigger',
  ['/ecom', '', '/_api/custom-triggers-service'],
  {
    listTriggers: operation({
      method: 'POST',
      effect: 'read',
      path: '/v1/discount-custom-triggers/list',
      summary: 'List custom triggers',
      permit: backOffice('ECOM.CUSTOM_TRIGGERS_READ'),
      request: {},
      response: { triggers: list(ref(CustomTriggerOfApp), { maxItems: 1000 }) },
    }),
  },
);
