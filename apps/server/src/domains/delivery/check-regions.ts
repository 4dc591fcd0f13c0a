import { invalid, type Refusal, refuse } from '../../platform/refusal.ts';
import type { CarrierFacts } from './carriers.ts';
import { collisionsOf, type Region, WITHOUT_SUBDIVISIONS } from './rates/regions.ts';

const MOST_DESTINATIONS = 250;

type Carrier = NonNullable<Region['deliveryCarriers']>[number];

/** The refusal of regions that a profile cannot have together; `field` names them in the request. */
export function refuseRegionsOf(regions: readonly Region[], field: string): Refusal | null {
  const nameless = regions.find(({ name }) => !name?.trim());
  if (nameless) return invalid({ field: `${field}.name`, description: 'is required', violatedRule: 'REQUIRED_FIELD' });
  const names = regions.map(({ name }) => (name ?? '').trim().toLowerCase());
  if (new Set(names).size < names.length) {
    const rule = { violatedRule: 'OTHER' as const, ruleName: 'DELIVERY_REGION_NAME_ALREADY_EXISTS' };
    return invalid({ field: `${field}.name`, description: 'belongs to another region of the profile', ...rule });
  }
  const destinations = regions.flatMap(({ destinations = [] }) => destinations);
  const undivided = destinations.find(
    ({ countryCode = '', subdivisions = [] }) => subdivisions.length > 0 && WITHOUT_SUBDIVISIONS.has(countryCode),
  );
  if (undivided) return refuse('SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY', { countryCode: undivided.countryCode });
  const collisions = collisionsOf(regions);
  if (collisions.length > 0) return refuse('DESTINATIONS_COLLISION', { destinations: collisions });
  if (destinations.length <= MOST_DESTINATIONS) return null;
  const data = { threshold: MOST_DESTINATIONS };
  const description = `would be more than ${MOST_DESTINATIONS} destinations`;
  return invalid({ field: `${field}.destinations`, description, violatedRule: 'MAX_SIZE', data });
}

/** The refusal of carriers that are not among those there are, or lack what they need. */
export function refuseCarriers(carriers: readonly Carrier[], all: readonly CarrierFacts[]): Refusal | null {
  for (const { appId = '', backupRate } of carriers) {
    const facts = all.find(({ id }) => id === appId.toLowerCase());
    if (!facts) return refuse('UNKNOWN_DELIVERY_CARRIER', { appId });
    if (facts.needsBackupRate && !backupRate?.amount) return refuse('DELIVERY_CARRIER_MISSING_BACKUP_RATE', { appId });
    if (backupRate?.active && !backupRate.amount) return refuse('DELIVERY_CARRIER_MISSING_BACKUP_RATE', { appId });
  }
  const ids = carriers.map(({ appId }) => appId);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  return twice ? refuse('CARRIER_ALREADY_EXISTS_IN_REGION', { appId: twice }) : null;
}

/** The refusal of additional charges that are no amounts. */
export function refuseCharges({ additionalCharges = [] }: Carrier): Refusal | null {
  const index = additionalCharges.findIndex(({ amount }) => !/^\d{1,9}(\.\d{1,6})?$/.test(amount ?? ''));
  if (index === -1) return null;
  const field = `deliveryCarrier.additionalCharges.${index}.amount`;
  return invalid({ field, description: 'is not an amount such as 4.90', violatedRule: 'FORMAT' });
}
