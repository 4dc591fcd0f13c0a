import type { deliveryProfiles } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { ownValue } from '../../platform/own-value.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { describeRefusal } from '../../platform/resource/index.ts';
import type { UseCase } from '../../use-case.ts';
import {
  type CarrierFacts,
  carriersOf,
  findCarrier,
  LOCAL_DELIVERY_CARRIER_ID,
  PICKUP_CARRIER_ID,
  SHIPPING_CARRIER_ID,
  USPS_CARRIER_ID,
} from './carriers.ts';
import { type DeliveryRules, deliveryRulesOf } from './delivery-rules.store.ts';
import { localDeliveryResource } from './local-delivery-options.ts';
import { pickupLocationResource } from './pickup-locations.ts';
import { profileResource } from './profiles.ts';
import type { Rate } from './rates/matching-rate.ts';
import { ratesOfArea } from './rates/own-carriers.ts';
import type { Region } from './rates/regions.ts';
import { shippingOptionResource } from './shipping-options.ts';

type Service = typeof deliveryProfiles;

const MOST_ROWS = 25;
const MOST_REGIONS = 5;

const viewCarrier = ({ id, displayName, description, needsBackupRate }: CarrierFacts) => ({
  id,
  displayName,
  description,
  fallbackDefinitionMandatory: needsBackupRate,
  toggleGetCarrierSettingsEnabled: true,
});

/** Those that regions can have; USPS once the site has configured it. */
export const listInstalledDeliveryCarriers: UseCase<Service['listInstalledDeliveryCarriers']> = async (ctx) => {
  const { postage } = await deliveryRulesOf(ctx);
  const installed = carriersOf(ctx).filter(({ id }) => id !== USPS_CARRIER_ID || postage.length > 0);
  return { installedDeliveryCarriers: installed.map(viewCarrier) };
};

/** The carriers of a profile's regions, with what they offer in each. */
export const listDeliveryCarriers: UseCase<Service['listDeliveryCarriers']> = async (
  ctx,
  { deliveryProfileId, appIds },
) => {
  const [profile] = await readSite(ctx, (tx) => profileResource.findByIds(tx, [deliveryProfileId]));
  if (!profile) return refuse('DELIVERY_PROFILE_NOT_FOUND');
  const rules = await deliveryRulesOf(ctx);
  const regions = profile.deliveryRegions ?? [];
  const has = (region: Region, id: string) => (region.deliveryCarriers ?? []).some(({ appId }) => appId === id);
  const present = carriersOf(ctx)
    .map(({ id }) => id)
    .filter((id) => regions.some((region) => has(region, id)));
  const wanted = appIds ? [...new Set(appIds.map((id) => id.toLowerCase()))] : present;
  const results = wanted.map((id) => {
    const carrier = present.includes(id) ? findCarrier(ctx, id) : undefined;
    if (!carrier) {
      const error = describeRefusal(refuse('DELIVERY_CARRIER_NOT_FOUND', { appId: id }));
      return { deliveryCarrierMetadata: { id, success: false, error } };
    }
    const own = regions.filter((region) => has(region, id)).slice(0, MOST_REGIONS);
    return {
      deliveryCarrierMetadata: { id, success: true },
      deliveryCarrierDetails: { ...viewCarrier(carrier), toggleUpdateCarrierActiveStatusEnabled: true },
      deliveryCarrierRegionalSettings: own.map((region) => ({
        deliveryRegionId: region.id ?? '',
        dashboardTables: [tableOf(carrier, region, rules)],
      })),
    };
  });
  const totalSuccesses = results.filter(({ deliveryCarrierMetadata: { success } }) => success).length;
  const totalFailures = results.length - totalSuccesses;
  return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } };
};

/** What a carrier offers in a region, for people to read. */
function tableOf({ id, displayName }: CarrierFacts, region: Region, rules: DeliveryRules) {
  const rows = rowsOf(id, rules).filter(({ regionIds }) => regionIds.includes(region.id ?? ''));
  return {
    title: displayName,
    columns: [
      { key: 'name', name: 'Name' },
      { key: 'price', name: 'Price' },
    ],
    rows: rows.slice(0, MOST_ROWS).map(({ key, name, rates, active }) => ({
      key,
      data: { name, price: priceText(rates) },
      active,
    })),
  };
}

function rowsOf(carrierId: string, { shipping, pickups, areas }: DeliveryRules) {
  const row = (
    rule: { id: string; deliveryRegionIds?: string[]; active?: boolean | null },
    name: string | undefined,
    rates: readonly Rate[],
  ) => ({
    key: rule.id,
    name: name ?? '',
    rates,
    regionIds: rule.deliveryRegionIds ?? [],
    active: rule.active !== false,
  });
  switch (carrierId) {
    case SHIPPING_CARRIER_ID:
      return shipping.map((rule) => row(rule, rule.title, rule.rates ?? []));
    case PICKUP_CARRIER_ID:
      return pickups.map((rule) => row(rule, rule.name, rule.rates ?? []));
    case LOCAL_DELIVERY_CARRIER_ID:
      return areas.map((rule) => row(rule, rule.areaName ?? '', ratesOfArea(rule)));
    default:
      return [];
  }
}

/** `0 – 4.90`: the lowest and the highest amount. */
function priceText(rates: readonly Rate[]): string {
  const amounts = rates.map(({ amount = '0' }) => amount).toSorted((one, other) => Number(one) - Number(other));
  const [lowest = '0'] = amounts;
  const highest = amounts.at(-1) ?? lowest;
  return lowest === highest ? lowest : `${lowest} – ${highest}`;
}

/** Switches a shipping option, pickup location or local delivery area on or off. */
export const setDeliveryCarrierActiveStatus: UseCase<Service['setDeliveryCarrierActiveStatus']> = (
  ctx,
  { carrierAppId, rowId, active },
) => setActive(ctx, carrierAppId, rowId, active);

export const updateCarrierSettings: UseCase<Service['updateCarrierSettings']> = (ctx, { carrierId, rowId, active }) =>
  setActive(ctx, carrierId, rowId, active);

const switches = {
  [SHIPPING_CARRIER_ID]: shippingOptionResource,
  [PICKUP_CARRIER_ID]: pickupLocationResource,
  [LOCAL_DELIVERY_CARRIER_ID]: localDeliveryResource,
};

async function setActive(ctx: Context, carrierId: string, rowId: string, active: boolean): Promise<object | Refusal> {
  const resource = ownValue(switches, carrierId.toLowerCase());
  if (!resource) return refuse('DELIVERY_CARRIER_NOT_FOUND');
  return withSite(ctx, async (tx) => {
    const changed = await resource.change(ctx, tx, rowId, () => ({ active }));
    if (!isRefusal(changed)) return {};
    return changed.refused === 'not-found' ? refuse('DELIVERY_CARRIER_NOT_FOUND') : changed;
  });
}
