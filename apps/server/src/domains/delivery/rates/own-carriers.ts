import { type StoredTexts, textsIn } from '../../translations/index.ts';
import {
  builtInCarriers,
  LOCAL_DELIVERY_CARRIER_ID,
  PICKUP_CARRIER_ID,
  SHIPPING_CARRIER_ID,
  USPS_CARRIER_ID,
} from '../carriers.ts';
import type { AreaRule, DeliveryRules } from '../delivery-rules.store.ts';
import { isCovered } from './areas.ts';
import type { CarrierFacts, CarrierRate } from './carrier.ts';
import type { DeliveryWords } from './delivery-option.ts';
import { lowestRate, type Measures, type Rate } from './matching-rate.ts';
import type { OwnQuestion } from './own-question.ts';
import { hasPostage, post } from './postage.ts';
import { timeSlots } from './time-slots.ts';

/** Whoever delivers: those of others are told no rules. */
export type AnyCarrier = CarrierFacts & {
  rates(question: OwnQuestion): CarrierRate[] | Promise<CarrierRate[]>;
  /** Whether it delivers to a region of its own accord; where it does not, it has no backup rate either. */
  isIn?(rules: DeliveryRules, regionId: string): boolean;
};

const none = { deliveryTime: null, instructions: null, pickup: null, slot: null };

/** A rate with its words in the other languages of the site. */
function translated<R extends DeliveryWords>(
  rules: DeliveryRules,
  id: string,
  rate: R,
): R & Pick<CarrierRate, 'translated'> {
  const languages = Object.entries(rules.translated?.[id] ?? {});
  if (languages.length === 0) return rate;
  const { title, deliveryTime, instructions } = rate;
  const inLanguage = (stored: StoredTexts): DeliveryWords => {
    const texts = textsIn(stored);
    return {
      title: texts.of('title', title),
      deliveryTime: texts.of('time', deliveryTime),
      instructions: texts.of('instructions', instructions),
    };
  };
  return {
    ...rate,
    translated: Object.fromEntries(languages.map(([language, texts]) => [language, inLanguage(texts)])),
  };
}

const isOffered = (rule: { deliveryRegionIds?: string[]; active?: boolean | null }, regionId: string): boolean =>
  rule.active !== false && (rule.deliveryRegionIds ?? []).includes(regionId);

function ship({ rules, regionId, measures, currency }: OwnQuestion): CarrierRate[] {
  return rules.shipping.flatMap((option) => {
    const price = isOffered(option, regionId) ? lowestRate(option.rates ?? [], measures, currency) : null;
    if (price === null) return [];
    const { id: code, title = '', estimatedDeliveryTime: deliveryTime = null } = option;
    return [translated(rules, code, { ...none, code, title, deliveryTime, price })];
  });
}

function collect({ rules, regionId, measures, currency }: OwnQuestion): CarrierRate[] {
  return rules.pickups.flatMap((place) => {
    const price = isOffered(place, regionId) ? rateOrFree(place.rates, measures, currency) : null;
    if (price === null) return [];
    const { id: code, name, address = {}, deliveryTime = null, instructions = null } = place;
    const title = name ?? address.city ?? '';
    return [translated(rules, code, { ...none, code, title, deliveryTime, instructions, pickup: address, price })];
  });
}

/** Pickup locations without rates cost nothing. */
const rateOrFree = (rates: readonly Rate[] | undefined, measures: Measures, currency: string): number | null =>
  rates && rates.length > 0 ? lowestRate(rates, measures, currency) : 0;

function bring({ rules, regionId, measures, currency, ...at }: OwnQuestion): CarrierRate[] {
  return rules.areas.flatMap((area): CarrierRate[] => {
    if (!isOffered(area, regionId) || !isCovered(area, at.destination, at.lengthUnit)) return [];
    const price = lowestRate(ratesOfArea(area), measures, currency);
    if (price === null) return [];
    const { id, areaName: title, estimatedDeliveryTime: deliveryTime } = area;
    const words = { title: title ?? '', deliveryTime: deliveryTime ?? null };
    const rate = translated(rules, id, { ...none, ...words, price });
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

const answers: Record<string, AnyCarrier['rates']> = {
  [SHIPPING_CARRIER_ID]: ship,
  [PICKUP_CARRIER_ID]: collect,
  [LOCAL_DELIVERY_CARRIER_ID]: bring,
  [USPS_CARRIER_ID]: post,
};

export const ownCarriers: readonly AnyCarrier[] = builtInCarriers.map((facts) => ({
  ...facts,
  rates: answers[facts.id] ?? (() => []),
  ...(facts.id === USPS_CARRIER_ID && { isIn: ({ postage }, regionId) => hasPostage(postage, regionId) }),
}));
