import { crud, entityFields } from '../crud.ts';
import { events } from '../events.ts';
import { service } from '../operation.ts';
import { anyObject, boolean, choice, date, guid, list, message, nullable, number, ref, text } from '../schema.ts';
import { cursorQuery, FieldSorting } from '../shared/paging.ts';

const ScopeType = choice('CATALOG_ITEM', 'CUSTOM_FILTER');
const CatalogItemFilter = message('DiscountCatalogItemFilter', {
  catalogAppId: guid,
  catalogItemIds: list(text({ minLength: 1, maxLength: 36 }), { maxItems: 50 }),
});
const CustomFilter = message('DiscountCustomFilter', { appId: guid, params: nullable(anyObject) });
const Scope = message(
  'DiscountScope',
  {
    id: text({ minLength: 1, maxLength: 100 }),
    type: ScopeType,
    catalogItemFilter: ref(CatalogItemFilter),
    customFilter: ref(CustomFilter),
  },
  { atMostOne: [['catalogItemFilter', 'customFilter']] },
);
const Discount = message('DiscountOfRule', {
  targetType: choice('SPECIFIC_ITEMS', 'BUY_X_GET_Y'),
  specificItemsInfo: ref(message('DiscountedItems', { scopes: list(ref(Scope), { minItems: 1, maxItems: 50 }) })),
  discountType: choice('PERCENTAGE', 'FIXED_AMOUNT', 'FIXED_PRICE', 'QUANTITY_BASED'),
  percentage: number({ minimum: 0.1, maximum: 100 }),
});
export const DiscountRule = message('DiscountRule', {
  ...entityFields,
  active: nullable(boolean),
  name: nullable(text({ minLength: 1, maxLength: 50 })),
  activeTimeInfo: ref(message('DiscountActiveTime', { start: nullable(date), end: nullable(date) })),
  discounts: ref(message('DiscountsOfRule', { values: list(ref(Discount), { minItems: 1, maxItems: 1 }) })),
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
    query: { request: cursorQuery('DiscountRuleQuery', { sorting: FieldSorting, mostSorts: 5 }) },
    serves: ['create', 'get', 'update', 'delete', 'query'],
  }),
});

export const discountRuleEvents = events('wix.ecom.discounts.v1.discount_rule', {
  entity: DiscountRule,
  permission: 'ECOM.DISCOUNT_RULES_READ',
  created: 'An automatic discount is created.',
  updated: 'An automatic discount is changed.',
  deleted: 'An automatic discount is deleted.',
});
