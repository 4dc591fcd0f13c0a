import type { Scope } from '@stoa/pricing';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import type { CouponKind, WireScope } from './coupon.ts';
import { type SentSpecification, wrong } from './sent-specification.ts';

/** The groups of items of each namespace; in those of `needsItem`, a coupon names one of them. */
const namespaces: Record<string, { groups: string[]; needsItem?: string[] }> = {
  stores: { groups: ['product', 'collection'], needsItem: ['collection'] },
  bookings: { groups: ['service'] },
  events: { groups: ['event', 'ticket'], needsItem: ['ticket'] },
  pricingPlans: { groups: ['plan'] },
};

type Read = { scope: WireScope | null; scopes: Scope[] | null };

/** The items that a coupon is for. */
export function readScope(kind: CouponKind, { scope, minimumSubtotal }: SentSpecification): Read | Refusal {
  if (kind === 'freeShipping') {
    return scope
      ? wrong('scope', 'must be empty where the coupon is for free shipping')
      : { scope: null, scopes: null };
  }
  if (!scope && minimumSubtotal == null)
    return wrong('', 'When scope or minimumSubtotal is not used - only FreeShipping coupon is allowed');
  const isOnItems = kind === 'fixedPriceAmount' || kind === 'buyXGetY';
  if (isOnItems && scope?.namespace !== 'stores')
    return wrong('scope.namespace', `must be stores where the coupon has ${kind}`);
  if (!scope) return { scope: null, scopes: null };
  const scopes = pricingScopeOf(scope);
  return isRefusal(scopes) ? scopes : { scope, scopes: [scopes] };
}

function pricingScopeOf({ namespace = '', group }: WireScope): Scope | Refusal {
  const known = Object.hasOwn(namespaces, namespace) ? namespaces[namespace] : undefined;
  if (!known) return wrong('scope.namespace', `must be one of ${Object.keys(namespaces).join(', ')}`);
  const everything: Scope = { appId: namespace, itemIds: null, categoryIds: null };
  const { name, entityId } = group ?? {};
  if (!name) return entityId ? wrong('scope.group.name', 'is required') : everything;
  if (!known.groups.includes(name)) return wrong('scope.group.name', `must be one of ${known.groups.join(', ')}`);
  if (!entityId) return known.needsItem?.includes(name) ? wrong('scope.group.entityId', 'is required') : everything;
  const ids = [entityId.toLowerCase()];
  return name === 'collection' ? { ...everything, categoryIds: ids } : { ...everything, itemIds: ids };
}
