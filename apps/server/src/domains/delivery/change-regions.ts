import { deliveryProfileEvents, type deliveryProfiles } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { Kept } from '../../platform/resource/index.ts';
import type { UseCase } from '../../use-case.ts';
import { carriersOf } from './carriers.ts';
import { refuseCarriers, refuseCharges, refuseRegionsOf } from './check-regions.ts';
import { newRegion, type Profile, profileResource } from './profiles.ts';
import type { Region } from './rates/regions.ts';

type Service = typeof deliveryProfiles;
type KeptProfile = Kept<Profile>;

/** Adds a region to a profile, with the carriers that it names. */
export const addDeliveryRegion: UseCase<Service['addDeliveryRegion']> = (ctx, { deliveryProfileId, deliveryRegion }) =>
  withSite(ctx, async (tx) => {
    const carriers = deliveryRegion.deliveryCarriers ?? [];
    const refusal = refuseCarriers(carriers, carriersOf(ctx)) ?? carriers.map(refuseCharges).find(Boolean);
    if (refusal) return refusal;
    const region = newRegion(ctx, deliveryRegion as Region);
    const saved = await changeRegions(ctx, tx, deliveryProfileId, (regions) => [...regions, region]);
    if (isRefusal(saved)) return saved;
    emit(tx, deliveryProfileEvents.regionAdded(saved.id, eventOf(saved, region)));
    return { deliveryProfile: profileResource.view(ctx, saved) };
  });

/** Changes what a region is called, where it is, and whether it is active. */
export const updateDeliveryRegion: UseCase<Service['updateDeliveryRegion']> = (
  ctx,
  { deliveryProfileId, deliveryRegion: sent },
) =>
  withSite(ctx, async (tx) => {
    const id = sent.id.toLowerCase();
    const saved = await changeRegions(ctx, tx, deliveryProfileId, (regions) => {
      const known = regions.find((region) => region.id === id);
      if (!known) return refuse('DELIVERY_REGION_NOT_FOUND');
      if (sent.deliveryCarriers && !isSameCarriers(sent.deliveryCarriers, known.deliveryCarriers ?? []))
        return refuse('DELIVERY_CARRIER_CANNOT_BE_UPDATED');
      const changed = {
        ...known,
        name: sent.name === undefined ? known.name : sent.name?.trim(),
        active: sent.active ?? known.active,
        destinations: (sent.destinations ?? known.destinations) as Region['destinations'],
      };
      return regions.map((region) => (region === known ? changed : region));
    });
    if (isRefusal(saved)) return saved;
    const region = saved.deliveryRegions?.find((one) => one.id === id);
    if (region) emit(tx, deliveryProfileEvents.regionUpdated(saved.id, eventOf(saved, region)));
    return { deliveryProfile: profileResource.view(ctx, saved) };
  });

const isSameCarriers = (sent: readonly { appId?: string }[], known: readonly { appId?: string }[]): boolean =>
  JSON.stringify(sent) === JSON.stringify(known);

/** Removes a region; what was offered there is offered there no more. */
export const removeDeliveryRegion: UseCase<Service['removeDeliveryRegion']> = (
  ctx,
  { deliveryProfileId, deliveryRegionId },
) =>
  withSite(ctx, async (tx) => {
    const id = deliveryRegionId.toLowerCase();
    const saved = await changeRegions(ctx, tx, deliveryProfileId, (regions) => {
      const left = regions.filter((region) => region.id !== id);
      return left.length < regions.length ? left : refuse('DELIVERY_REGION_NOT_FOUND');
    });
    if (isRefusal(saved)) return saved;
    const body = { deliveryProfileId: saved.id, deliveryRegionId: id };
    emit(tx, deliveryProfileEvents.regionRemoved(saved.id, body));
    return { deliveryProfile: profileResource.view(ctx, saved) };
  });

export const getDeliveryProfileByDeliveryRegionId: UseCase<Service['getDeliveryProfileByDeliveryRegionId']> = async (
  ctx,
  { deliveryRegionId },
) => {
  const profile = await readSite(ctx, (tx) => profileOfRegion(tx, deliveryRegionId));
  return profile ? { deliveryProfile: profileResource.view(ctx, profile) } : refuse('DELIVERY_REGION_NOT_FOUND');
};

/** The profile that has a region; a site has few profiles. */
async function profileOfRegion(tx: Tx, regionId: string): Promise<KeptProfile | null> {
  const id = regionId.toLowerCase();
  const profiles = await profileResource.list(tx);
  return profiles.find(({ deliveryRegions = [] }) => deliveryRegions.some((region) => region.id === id)) ?? null;
}

/** Changes a region of whichever profile has it. */
export async function changeRegion(
  ctx: Context,
  tx: Tx,
  regionId: string,
  work: (region: Region) => Region | Refusal,
): Promise<KeptProfile | Refusal> {
  const profile = await profileOfRegion(tx, regionId);
  if (!profile) return refuse('DELIVERY_REGION_NOT_FOUND');
  const id = regionId.toLowerCase();
  return changeRegions(ctx, tx, profile.id, (regions) => {
    const known = regions.find((region) => region.id === id);
    if (!known) return refuse('DELIVERY_REGION_NOT_FOUND');
    const changed = work(known);
    return isRefusal(changed) ? changed : regions.map((region) => (region === known ? changed : region));
  });
}

async function changeRegions(
  ctx: Context,
  tx: Tx,
  profileId: string,
  work: (regions: Region[]) => Region[] | Refusal,
): Promise<KeptProfile | Refusal> {
  const [locked] = await profileResource.findByIds(tx, [profileId], { lock: true });
  if (!locked) return refuse('DELIVERY_PROFILE_NOT_FOUND');
  return profileResource.change(ctx, tx, locked, ({ deliveryRegions = [] }) => {
    const regions = work([...deliveryRegions]);
    if (isRefusal(regions)) return regions;
    return refuseRegionsOf(regions, 'deliveryRegion') ?? { deliveryRegions: regions };
  });
}

const eventOf = ({ id: deliveryProfileId }: KeptProfile, { id: deliveryRegionId, ...region }: Region) => ({
  deliveryProfileId,
  deliveryRegionId,
  ...region,
});
