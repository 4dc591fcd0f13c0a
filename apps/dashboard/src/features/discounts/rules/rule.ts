import type { discountRules, Response } from '@stoa/contract';
import { storesAppIds } from '@stoa/contract/stores/app-ids';
import { api } from '../../../app/api.ts';
import type { Format } from '../../../app/format.ts';
import { words } from '../../../app/words.ts';
import type { Scope } from '../scope-fields.tsx';
import { type Status, statusOf } from '../status.tsx';

const texts = words.discounts;
const { gives } = texts;

export type Rule = NonNullable<Response<typeof discountRules.getDiscountRule>['discountRule']>;
export type RuleDiscount = NonNullable<NonNullable<Rule['discounts']>['values']>[number];
type WireScope = NonNullable<NonNullable<RuleDiscount['specificItemsInfo']>['scopes']>[number];

const [STORES_APP] = storesAppIds;
const AT_ONCE = 100;

export const idOf = ({ id }: Rule): string => id ?? '';
export const nameOf = ({ name }: Rule): string => name || texts.rules.unnamed;

export const statusOfRule = ({ active, activeTimeInfo }: Rule, now = new Date()): Status =>
  statusOf({ active: active ?? true, start: activeTimeInfo?.start ?? null, end: activeTimeInfo?.end ?? null }, now);

/** All automatic discounts: a site has a few hundred at most. */
export async function loadRules(): Promise<Rule[]> {
  const rules: Rule[] = [];
  for (;;) {
    const query = {
      sort: [{ fieldName: 'createdDate', order: 'DESC' as const }],
      paging: { limit: AT_ONCE, offset: rules.length },
    };
    const { discountRules: found = [] } = await api.discountRules.queryDiscountRules({ query });
    rules.push(...found);
    if (found.length < AT_ONCE) return rules;
  }
}

/** What a discount gives, in a few words. */
export function describe({ discounts }: Rule, format: Format): string {
  const [discount = {}] = discounts?.values ?? [];
  const [bundle] = discount.quantityBased?.configurations ?? [];
  const { customerBuys, customerGets } = discount.buyXGetYInfo ?? {};
  if (bundle) return gives.bundle(String(bundle.quantity), format.money(bundle.price));
  const off = offOf(discount, format);
  if (!customerGets) return off;
  const isFree = discount.percentage === 100;
  const get = customerGets.quantity ?? 1;
  if (customerBuys?.minimumSpend) {
    const spend = format.money(customerBuys.minimumSpend);
    return isFree ? gives.spendGetFree(spend, get) : gives.spendGetCheaper(spend, get, off);
  }
  const buy = customerBuys?.minimumQuantity ?? 1;
  return isFree ? gives.buyGetFree(buy, get) : gives.buyGetCheaper(buy, get, off);
}

function offOf({ percentage, fixedAmount, fixedPrice }: RuleDiscount, format: Format): string {
  if (percentage !== undefined) return gives.percent(format.number(percentage));
  if (fixedAmount !== undefined) return gives.amountEach(format.money(fixedAmount));
  return fixedPrice === undefined ? '' : gives.priceEach(format.money(fixedPrice));
}

/** The items of a scope as the form shows them; null for a scope that only programs can state. */
export function readScope(scopes: readonly WireScope[] = []): Scope | null {
  const [scope] = scopes;
  if (!scope || scopes.length > 1) return null;
  const none: Scope = { scope: 'ALL', categoryIds: [], productIds: [] };
  if (scope.customFilter) {
    const ids = scope.customFilter.params?.collectionIds;
    const isKnown = Array.isArray(ids) && ids.every((id) => typeof id === 'string');
    return isKnown ? { ...none, scope: 'CATEGORIES', categoryIds: ids as string[] } : null;
  }
  const productIds = scope.catalogItemFilter?.catalogItemIds ?? [];
  return productIds.length > 0 ? { ...none, scope: 'PRODUCTS', productIds } : none;
}

export function writeScope({ scope, categoryIds, productIds }: Scope): WireScope[] {
  if (scope === 'CATEGORIES') {
    const customFilter = { appId: STORES_APP, params: { collectionIds: categoryIds } };
    return [{ id: 'collections', type: 'CUSTOM_FILTER', customFilter }];
  }
  const items = scope === 'PRODUCTS' ? { catalogItemIds: productIds } : {};
  return [{ id: 'items', type: 'CATALOG_ITEM', catalogItemFilter: { catalogAppId: STORES_APP, ...items } }];
}
