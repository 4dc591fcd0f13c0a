import { toDecimal } from '@stoa/money';
import { textsIn } from '../translations/index.ts';
import { PICKUP_CARRIER_ID, SHIPPING_CARRIER_ID } from './carriers.ts';
import type { DeliveryRules, ShippingRule } from './delivery-rules.store.ts';
import { minorUnits } from './rates/matching-rate.ts';
import { placesOf, type Region } from './rates/regions.ts';

/** What is known of a site's delivery without a cart, in the words of a reader. */
export function deliverySummary(rules: DeliveryRules, currency: string, language: string) {
  const shipping = rules.shipping.map((option) => {
    const texts = rules.translated?.[option.id]?.[language];
    return texts ? { ...option, title: textsIn(texts).of('title', option.title) ?? '' } : option;
  });
  const profiles = rules.profiles.map(({ id, default: isDefault, deliveryRegions = [] }) => ({
    id: isDefault ? null : id,
    regions: deliveryRegions.filter(({ active }) => active !== false),
  }));
  const regions = profiles.flatMap((profile) => profile.regions).filter((region) => !isEmpty(region));
  const places = regions.flatMap(placesOf);
  return {
    delivers: regions.some(({ deliveryCarriers = [] }) =>
      deliveryCarriers.some(({ appId }) => appId !== PICKUP_CARRIER_ID),
    ),
    deliveryCountries: places.includes('*') ? null : [...new Set(places.map((place) => place.slice(0, 2)))].toSorted(),
    deliveryRates: profiles.flatMap(({ id, regions: own }) =>
      own.flatMap((region) => ratesOf(region, shipping, currency).map((rate) => ({ ...rate, deliveryProfileId: id }))),
    ),
  };
}

const isEmpty = ({ deliveryCarriers = [] }: Region): boolean => deliveryCarriers.length === 0;

/** The options of a region whose price does not depend on the cart, unless it is free from some amount on. */
function ratesOf(region: Region, shipping: readonly ShippingRule[], currency: string) {
  const carrier = (region.deliveryCarriers ?? []).find(({ appId }) => appId === SHIPPING_CARRIER_ID);
  if (!carrier) return [];
  const charges = (carrier.additionalCharges ?? []).reduce(
    (sum, { amount = '0' }) => sum + minorUnits(amount, currency),
    0,
  );
  return shipping.flatMap(({ deliveryRegionIds = [], active, title = '', rates = [] }) => {
    if (active === false || !deliveryRegionIds.includes(region.id ?? '')) return [];
    const [usual, free, ...others] = rates.toSorted((one, other) => conditionsOf(one) - conditionsOf(other));
    if (!usual || conditionsOf(usual) > 0 || usual.multiplyByQuantity || others.length > 0) return [];
    const [from, ...further] = free?.conditions ?? [];
    const isFreeFrom = from?.type === 'BY_TOTAL_PRICE' && from.operator === 'GTE' && further.length === 0;
    if (free && !(isFreeFrom && Number(free.amount) === 0 && charges === 0)) return [];
    const destinations = placesOf(region).filter((place) => place !== '*');
    const amount = toDecimal(minorUnits(usual.amount ?? '0', currency) + charges, currency);
    return [{ title, destinations, amount, freeFrom: free ? (from?.value ?? null) : null }];
  });
}

const conditionsOf = ({ conditions = [] }: { conditions?: readonly unknown[] }): number => conditions.length;
