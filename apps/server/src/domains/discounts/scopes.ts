import { isStoresApp, type Static } from '@stoa/contract';
import type { DiscountScope } from '@stoa/contract/ecom/discount-rules';
import type { Scope } from '@stoa/pricing';

export type WireScope = Static<typeof DiscountScope>;

/** The catalogue of an app: the store has two ids, which clients of different age send. */
export const catalogOf = (appId: string): string => (isStoresApp(appId) ? 'stores' : appId.toLowerCase());

/** A scope as pricing matches it. */
function pricingScope({ catalogItemFilter, customFilter }: WireScope): Scope {
  if (customFilter) {
    const categoryIds = collectionIdsOf(customFilter.params) ?? [];
    return { appId: catalogOf(customFilter.appId ?? ''), itemIds: null, categoryIds: categoryIds.map(inLowerCase) };
  }
  const { catalogAppId = '', catalogItemIds = [] } = catalogItemFilter ?? {};
  const itemIds = catalogItemIds.length > 0 ? catalogItemIds.map(inLowerCase) : null;
  return { appId: catalogOf(catalogAppId), itemIds, categoryIds: null };
}

/** Scopes as pricing matches them; null for none, which is every line. */
export const pricingScopes = (scopes: readonly WireScope[] | undefined): Scope[] | null =>
  scopes && scopes.length > 0 ? scopes.map(pricingScope) : null;

/** The rule that a scope breaks; null where it is complete. */
export function problemOfScope({ type, catalogItemFilter, customFilter }: WireScope): string | null {
  const stated = type ?? (customFilter ? 'CUSTOM_FILTER' : 'CATALOG_ITEM');
  if (stated === 'CATALOG_ITEM' && customFilter) return 'INVALID_SCOPE_TYPE';
  if (stated === 'CUSTOM_FILTER' && catalogItemFilter) return 'INVALID_SCOPE_TYPE';
  if (stated === 'CATALOG_ITEM') return catalogItemFilter?.catalogAppId ? null : 'INVALID_SCOPE';
  return customFilter?.appId && collectionIdsOf(customFilter.params)?.length ? null : 'INVALID_SCOPE';
}

function collectionIdsOf(params: Record<string, unknown> | null | undefined): string[] | null {
  const ids = params?.collectionIds;
  return Array.isArray(ids) && ids.every((id) => typeof id === 'string') ? (ids as string[]) : null;
}

const inLowerCase = (id: string): string => id.toLowerCase();
