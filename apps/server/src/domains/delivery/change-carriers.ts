import type { deliveryProfiles } from '@stoa/contract';
import { withSite } from '../../platform/db/index.ts';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { carriersOf } from './carriers.ts';
import { changeRegion } from './change-regions.ts';
import { refuseCarriers, refuseCharges } from './check-regions.ts';
import { profileResource } from './profiles.ts';
import type { Region } from './rates/regions.ts';

type Service = typeof deliveryProfiles;
type Carrier = NonNullable<Region['deliveryCarriers']>[number];

export const addDeliveryCarrier: UseCase<Service['addDeliveryCarrier']> = (
  ctx,
  { deliveryRegionId, deliveryCarrier },
) =>
  withSite(ctx, async (tx) => {
    const carrier = deliveryCarrier as Carrier;
    const saved = await changeRegion(ctx, tx, deliveryRegionId, (region) => {
      const carriers = [...(region.deliveryCarriers ?? []), carrier];
      return (
        refuseCarriers(carriers, carriersOf(ctx)) ?? refuseCharges(carrier) ?? { ...region, deliveryCarriers: carriers }
      );
    });
    return isRefusal(saved) ? saved : { deliveryProfile: profileResource.view(ctx, saved) };
  });

/** A carrier that a region does not have is removed without effect. */
export const removeDeliveryCarrier: UseCase<Service['removeDeliveryCarrier']> = (ctx, { deliveryRegionId, appId }) =>
  withSite(ctx, async (tx) => {
    const saved = await changeRegion(ctx, tx, deliveryRegionId, (region) => ({
      ...region,
      deliveryCarriers: (region.deliveryCarriers ?? []).filter((carrier) => carrier.appId !== appId.toLowerCase()),
    }));
    return isRefusal(saved) ? saved : { deliveryProfile: profileResource.view(ctx, saved) };
  });

export const updateDeliveryCarrier: UseCase<Service['updateDeliveryCarrier']> = (
  ctx,
  { deliveryRegionId, deliveryCarrier: sent = {} as Carrier },
) =>
  withSite(ctx, async (tx) => {
    const saved = await changeRegion(ctx, tx, deliveryRegionId, (region) => {
      const carriers = region.deliveryCarriers ?? [];
      const known = carriers.find(({ appId }) => appId === sent.appId?.toLowerCase());
      const unknown = refuseCarriers([sent as Carrier], carriersOf(ctx));
      if (!known) return unknown ?? refuse('DELIVERY_CARRIER_NOT_FOUND');
      const changed = { ...known, ...sent, appId: known.appId } as Carrier;
      const refusal = refuseCarriers([changed], carriersOf(ctx)) ?? refuseCharges(changed);
      if (refusal) return refusal;
      return { ...region, deliveryCarriers: carriers.map((carrier) => (carrier === known ? changed : carrier)) };
    });
    return isRefusal(saved) ? saved : { deliveryProfile: profileResource.view(ctx, saved) };
  });
