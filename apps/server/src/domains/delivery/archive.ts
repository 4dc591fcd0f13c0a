import { deliveryProfiles, localDeliveryOptions, pickupLocations, shippingOptions } from '@stoa/contract';
import { resourcePart } from '../../archived-resource.ts';
import { hasId, mistakesAsSent, noId, rowsPart } from '../../archived-rows.ts';
import type { ArchivePart } from '../../context.ts';
import { withSite } from '../../platform/db/index.ts';
import { isRefusal, type Violation } from '../../platform/refusal.ts';
import { carriersOf } from './carriers.ts';
import { refuseCarriers, refuseCharges, refuseRegionsOf } from './check-regions.ts';
import { localDeliveryResource } from './local-delivery-options.ts';
import { pickupLocationResource } from './pickup-locations.ts';
import { DEFAULT_PROFILE_ID, type Profile, profileResource } from './profiles.ts';
import type { Region } from './rates/regions.ts';
import { shippingOptionResource } from './shipping-options.ts';

type Row = { id: string; name: string; deliveryRegions?: Region[] };

const wrong = (description: string): Violation[] => [{ field: 'deliveryRegions', description, violatedRule: 'OTHER' }];

/** Regions keep their ids, by which options name them. */
function mistakesInRegions(regions: readonly unknown[]): readonly Violation[] {
  if (!regions.every(hasId)) return wrong('have no ids');
  const ids = regions.map(({ id }) => id);
  if (new Set(ids).size < ids.length) return wrong('have the same id twice');
  const refusal = refuseRegionsOf(regions as unknown as Region[], 'deliveryRegions');
  return refusal ? wrong(refusal.refused === 'invalid' ? 'cannot be had together' : 'collide') : [];
}

/** Profiles with their regions, without the carriers that belong to apps. Every site has the default one. */
const profiles: ArchivePart = rowsPart<Row>({
  name: 'delivery-profiles',
  version: 1,
  read: async (ctx, tx) => {
    const known = new Set(carriersOf(ctx).map(({ id }) => id));
    return (await profileResource.list(tx)).map(({ id, name, deliveryRegions = [] }) => ({
      id,
      name: name ?? '',
      deliveryRegions: deliveryRegions.map(({ createdDate: _, deliveryCarriers = [], ...region }) => ({
        ...region,
        deliveryCarriers: deliveryCarriers.filter(({ appId = '' }) => known.has(appId.toLowerCase())),
      })),
    }));
  },
  mistakes: (row) => {
    if (!hasId(row)) return noId;
    const { id: _, ...deliveryProfile } = row;
    const mistakes = mistakesAsSent(deliveryProfiles.createDeliveryProfile, { deliveryProfile });
    return mistakes.length > 0 ? mistakes : mistakesInRegions((deliveryProfile.deliveryRegions ?? []) as unknown[]);
  },
  put: (ctx, { id, name, deliveryRegions = [] }) =>
    withSite(ctx, async (tx) => {
      const carriers = deliveryRegions.map(({ deliveryCarriers = [] }) => deliveryCarriers);
      for (const own of carriers) {
        const refusal = refuseCarriers(own, carriersOf(ctx)) ?? own.map(refuseCharges).find(Boolean);
        if (refusal) return refusal;
      }
      const [known] = await profileResource.findByIds(tx, [id], { lock: true });
      if (known && (known.deliveryRegions ?? []).length > 0) return null;
      const profile =
        known ??
        (await profileResource.insert({ ...ctx, newId: () => id }, tx, { name, deliveryRegions: [] } as Profile));
      if (isRefusal(profile)) return profile;
      const createdDate = ctx.now().toISOString();
      const changed = await profileResource.change(ctx, tx, profile, () => ({
        ...(id !== DEFAULT_PROFILE_ID && { name }),
        deliveryRegions: deliveryRegions.map((region) => ({ ...region, createdDate })),
      }));
      return isRefusal(changed) ? changed : null;
    }),
});

/** How a site delivers: what no longer counts, from the time before there were profiles, is left out. */
const inUse = ({ active, ...row }: { id: string; active?: unknown } & Record<string, unknown>) =>
  active === false ? null : row;

export const deliveryParts: readonly ArchivePart[] = [
  profiles,
  resourcePart('shipping-options', shippingOptionResource, {
    ...{ create: shippingOptions.createShippingOption, field: 'shippingOption', mixes: true },
    written: inUse,
  }),
  resourcePart('pickup-locations', pickupLocationResource, {
    ...{ create: pickupLocations.createPickupLocation, field: 'pickupLocation', mixes: true },
  }),
  resourcePart('local-delivery', localDeliveryResource, {
    ...{ create: localDeliveryOptions.createLocalDeliveryOption, field: 'localDeliveryOption', mixes: true },
    written: inUse,
  }),
];
