import {
  builtInCarriers,
  type CarrierFacts,
  LOCAL_DELIVERY_CARRIER_ID,
  PICKUP_CARRIER_ID,
  SHIPPING_CARRIER_ID,
} from '../carriers.ts';
import type { AreaRule, DeliveryRules } from '../delivery-rules.store.ts';
import { type AreaDestination, isCovered } from './areas.ts';
import type { Charge, DeliveryOption } from './delivery-option.ts';
import { lowestRate, type Measures, type Rate } from './matching-rate.ts';
import { timeSlots } from './time-slots.ts';

/** What a carrier is asked: the price of bringing these items to a place in one of its regions. */
export type CarrierQuestion = {
  rules: DeliveryRules;
  regionId: string;
  measures: Measures;
  destination: AreaDestination;
  currency: string;
  timeZone: string;
  lengthUnit: 'KM' | 'MI';
  now: Date;
};
export type CarrierRate = Pick<
  DeliveryOption,
  'code' | 'title' | 'deliveryTime' | 'instructions' | 'price' | 'pickup' | 'slot'
> & { charges?: Charge[] };

/** Whoever delivers: apps answer over the network, the site's own carriers from its rules. */
export type Carrier = CarrierFacts & { rates(question: CarrierQuestion): CarrierRate[] | Promise<CarrierRate[]> };

const none = { deliveryTime: null, instructions: null, pickup: null, slot: null };

const isOffered = (rule: { deliveryRegionIds?: string[]; active?: boolean | null }, regionId: string): boolean =>
  rule.active !== false && (rule.deliveryRegionIds ?? []).includes(regionId);

function ship({ rules, regionId, measures, currency }: CarrierQuestion): CarrierRate[] {
  return rules.shipping.flatMap((option) => {
    const price = isOffered(option, regionId) ? lowestRate(option.rates ?? [], measures, currency) : null;
    if (price === null) return [];
    const { id: code, title = '', estimatedDeliveryTime: deliveryTime = null } = option;
    return [{ ...none, code, title, deliveryTime, price }];
  });
}

function collect({ rules, regionId, measures, currency }: CarrierQuestion): CarrierRate[] {
  return rules.pickups.flatMap((place) => {
    const price = isOffered(place, regionId) ? rateOrFree(place.rates, measures, currency) : null;
    if (price === null) return [];
    const { id: code, name, address = {}, deliveryTime = null, instructions = null } = place;
    return [{ ...none, code, title: name ?? address.city ?? '', deliveryTime, instructions, pickup: address, price }];
  });
}

/** Pickup locations without rates cost nothing. */
const rateOrFree = (rates: readonly Rate[] | undefined, measures: Measures, currency: string): number | null =>
  rates && rates.length > 0 ? lowestRate(rates, measures, currency) : 0;

function bring({ rules, regionId, measures, currency, ...at }: CarrierQuestion): CarrierRate[] {
  return rules.areas.flatMap((area): CarrierRate[] => {
    if (!isOffered(area, regionId) || !isCovered(area, at.destination, at.lengthUnit)) return [];
    const price = lowestRate(ratesOfArea(area), measures, currency);
    if (price === null) return [];
    const { id, areaName: title, estimatedDeliveryTime: deliveryTime } = area;
    const rate = { ...none, title: title ?? '', deliveryTime: deliveryTime ?? null, price };
    const slots = timeSlots(area.scheduledDeliveryConfig, at.now, at.timeZone);
    if (!slots) return [{ ...rate, code: id }];
    return slots.map((slot) => ({ ...rate, code: `${id}/${slot.from}`, slot }));
  });
}

/** An area's rates, or what older programs set in their place. */
export function ratesOfArea({ rates = [], rate, minimumFreeDeliveryOrderAmount: freeFrom }: AreaRule): readonly Rate[] {
  if (rates.length > 0) return rates;
  const usual = { amount: rate ?? '0' };
  if (freeFrom === null || freeFrom === undefined) return [usual];
  return [usual, { amount: '0', conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'GTE', value: String(freeFrom) }] }];
}

const answers: Record<string, Carrier['rates']> = {
  [SHIPPING_CARRIER_ID]: ship,
  [PICKUP_CARRIER_ID]: collect,
  [LOCAL_DELIVERY_CARRIER_ID]: bring,
};

export const ownCarriers: readonly Carrier[] = builtInCarriers.map((facts) => ({
  ...facts,
  rates: answers[facts.id] ?? (() => []),
}));
