import { deliveryProfileEvents, deliveryProfiles } from '@stoa/contract';
import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { withSite } from '../../platform/db/index.ts';
import { withExtendedFields } from '../../platform/extended-fields.ts';
import { isGuid } from '../../platform/ids.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { documentField, documentFlag, type OwnOf, resource } from '../../platform/resource/index.ts';
import type { UseCase } from '../../use-case.ts';
import { builtInCarriers } from './carriers.ts';
import { refuseCarriers, refuseCharges, refuseRegionsOf } from './check-regions.ts';
import type { Region } from './rates/regions.ts';

type Service = typeof deliveryProfiles;
export type Profile = OwnOf<Service>;

/** The default profile of every site, made with the site. */
export const DEFAULT_PROFILE_ID = '00000000-0000-4000-8000-0000000000d1';
const MOST_PROFILES = 99;

export const profileResource = resource(deliveryProfiles, {
  table: 'delivery_profiles',
  events: deliveryProfileEvents,
  remembered: true,
  most: MOST_PROFILES,
  tooMany: refuse('DELIVERY_PROFILES_LIMIT_EXCEEDED'),
  defaultLimit: 50,
  maxLimit: 100,
  queryFields: {
    name: { kind: 'string', column: documentField('name'), sortable: true },
    default: { kind: 'boolean', column: documentFlag('default') },
  },
  guard: (id, action) =>
    action === 'delete' && id.toLowerCase() === DEFAULT_PROFILE_ID ? refuse('SINGLE_DEFAULT_DELIVERY_PROFILE') : null,
  check: (profile, { known }) => {
    if (!known) return refusalOfNew(profile) ?? { ...profile, default: false };
    return (
      refusalOfChange(profile, known) ?? {
        ...profile,
        deliveryRegions: known.deliveryRegions,
        createdBy: known.createdBy,
      }
    );
  },
  complete: (ctx: Context, _tx, profile) => ({
    ...profile,
    createdBy: creatorOf(ctx.caller),
    deliveryRegions: (profile.deliveryRegions ?? []).map((region) => newRegion(ctx, region)),
  }),
});

function refusalOfNew({ default: isDefault, deliveryRegions = [] }: Profile): Refusal | null {
  if (isDefault) return refuse('SINGLE_DEFAULT_DELIVERY_PROFILE');
  const carriers = deliveryRegions.map((region) => region.deliveryCarriers ?? []);
  const wrong = refuseRegionsOf(deliveryRegions, 'deliveryProfile.deliveryRegions');
  if (wrong) return wrong;
  for (const own of carriers) {
    const refusal = refuseCarriers(own, builtInCarriers) ?? own.map(refuseCharges).find(Boolean);
    if (refusal) return refusal;
  }
  return null;
}

/** Clients may send a profile back as they got it. */
function refusalOfChange(profile: Profile, known: Profile): Refusal | null {
  if ((profile.default ?? false) !== (known.default ?? false)) return refuse('DEFAULT_CANNOT_BE_UPDATED');
  const isSame = JSON.stringify(comparable(profile)) === JSON.stringify(comparable(known));
  return isSame ? null : refuse('DELIVERY_REGION_CANNOT_BE_UPDATED');
}

const comparable = ({ deliveryRegions = [] }: Profile) =>
  deliveryRegions.map(({ id, name, active, destinations = [] }) => [
    id,
    name,
    active ?? true,
    destinations.map(({ countryCode, subdivisions = [] }) => [countryCode, subdivisions]),
  ]);

/** A region of a client's, as it is kept. */
export const newRegion = (ctx: Pick<Context, 'newId' | 'now'>, region: Region): Region => ({
  ...region,
  name: region.name?.trim(),
  id: ctx.newId(),
  active: region.active ?? true,
  destinations: region.destinations ?? [],
  deliveryCarriers: region.deliveryCarriers ?? [],
  createdDate: ctx.now().toISOString(),
});

function creatorOf(caller: Caller): Profile['createdBy'] {
  if (caller.kind === 'staff') return { userId: caller.id };
  return caller.kind === 'app' && isGuid(caller.id) ? { appId: caller.id } : undefined;
}

export const updateFieldsOfProfile: UseCase<Service['updateExtendedFields']> = (
  ctx,
  { id, namespace, namespaceData },
) =>
  withSite(ctx, async (tx) => {
    const changed = await profileResource.change(ctx, tx, id, ({ extendedFields }) => ({
      extendedFields: withExtendedFields(extendedFields, namespace, namespaceData ?? {}),
    }));
    return isRefusal(changed) ? changed : { deliveryProfile: profileResource.view(ctx, changed) };
  });
