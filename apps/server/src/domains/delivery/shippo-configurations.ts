import { shippoConfigurationEvents, shippoConfigurations } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { withExtendedFields } from '../../platform/extended-fields.ts';
import { invalid, isRefusal, type Refusal } from '../../platform/refusal.ts';
import { documentTexts, type OwnOf, resource } from '../../platform/resource/index.ts';
import type { UseCase } from '../../use-case.ts';
import { findLocationName } from '../inventory/index.ts';
import { USPS_CARRIER_ID } from './carriers.ts';
import { changeRegion } from './change-regions.ts';
import type { PostalPlace } from './rates/postal-place.ts';
import { refuseRegions, regionUseCases } from './regional.ts';
import { firstRegion, shipFrom } from './shippo-configurations.store.ts';

type Service = typeof shippoConfigurations;
type Wire = OwnOf<Service>;
type Configuration = Omit<Wire, 'shipFromAddress' | 'deliveryRegionId'> & {
  /** As the location has it. */
  shipFrom?: (PostalPlace & { formattedAddress?: string | null; geocode?: object }) | null;
};

const MOST_CONFIGURATIONS = 100;
const MOST = 999_999_999;

export const shippoResource = resource<Service, Configuration, Context>(shippoConfigurations, {
  table: 'shippo_configurations',
  events: shippoConfigurationEvents,
  remembered: true,
  most: MOST_CONFIGURATIONS,
  maxLimit: 100,
  computed: { shipFrom },
  queryFields: {
    deliveryRegionId: { kind: 'string', column: firstRegion, sortable: true },
    deliveryRegionIds: { kind: 'stringArray', column: documentTexts('deliveryRegionIds') },
  },
  stored: { read: readConfiguration, view: viewConfiguration },
  check: (configuration) =>
    refuseMissing(configuration) ?? refusePackage(configuration) ?? refuseServices(configuration) ?? configuration,
  accept: async (_ctx, tx, { osLocationId }) =>
    osLocationId && (await findLocationName(tx, osLocationId)) === null ? noLocation : null,
  complete: async (_ctx, tx, configuration) =>
    (await refuseRegions(tx, configuration.deliveryRegionIds ?? [], 'shippoConfiguration.deliveryRegionIds')) ??
    configuration,
});

const field = (name: string) => `shippoConfiguration.${name}`;
const noLocation = invalid({
  field: field('osLocationId'),
  description: 'names a location that does not exist',
  violatedRule: 'OTHER',
});

/** The first region is only another way of naming it; services without an id get one. */
function readConfiguration({ shipFromAddress: _, deliveryRegionId, ...sent }: Wire, ctx: Context) {
  const { deliveryRegionIds, domesticServices, internationalServices } = sent;
  const named = [deliveryRegionId ?? [], deliveryRegionIds ?? []].flat().map((id) => id.toLowerCase());
  return {
    ...sent,
    ...(named.length > 0 && { deliveryRegionIds: [...new Set(named)] }),
    ...(sent.osLocationId && { osLocationId: sent.osLocationId.toLowerCase() }),
    ...(domesticServices && { domesticServices: withIds(domesticServices, ctx) }),
    ...(internationalServices && { internationalServices: withIds(internationalServices, ctx) }),
  };
}

const withIds = <S extends { id?: string | null }>(services: readonly S[], { newId }: Pick<Context, 'newId'>) =>
  services.map((service) => ({ ...service, id: service.id ?? newId() }));

function viewConfiguration({ shipFrom: place, ...configuration }: Configuration): Wire {
  const { deliveryRegionIds = [], domesticServices = [], internationalServices = [] } = configuration;
  return {
    ...configuration,
    ...{ deliveryRegionIds, domesticServices, internationalServices },
    ...(deliveryRegionIds[0] && { deliveryRegionId: deliveryRegionIds[0] }),
    ...(place && { shipFromAddress: addressOf(place) }),
  };
}

const addressOf = ({
  country,
  subdivision,
  city,
  postalCode,
  streetAddress,
  formattedAddress,
  geocode,
}: NonNullable<Configuration['shipFrom']>) => ({
  ...{ country, subdivision, city, postalCode, geocode },
  ...(streetAddress && { streetAddress: { number: streetAddress.number, name: streetAddress.name } }),
  addressLine: formattedAddress ?? null,
});

/** What creations have to name, and changes cannot take away. */
function refuseMissing(configuration: Configuration): Refusal | null {
  const missing = (['osLocationId', 'packageType'] as const).find((name) => !configuration[name]);
  if (!missing) return null;
  return invalid({ field: field(missing), description: 'is required', violatedRule: 'REQUIRED_FIELD' });
}

/** The shop's own packages have a name and a size, those of the post hold a number of units. */
function refusePackage({ packageType, packageDetails = {} }: Configuration): Refusal | null {
  const { name, dimensions, maxNumberOfProducts } = packageDetails;
  const wrong = (part: string, description: string, violatedRule: 'FIELD_NOT_ALLOWED' | 'REQUIRED_FIELD' | 'OTHER') =>
    invalid({ field: field(`packageDetails.${part}`), description, violatedRule });
  const isGiven = (value: unknown) => value !== undefined && value !== null;
  if (packageType !== 'CUSTOM') {
    const own = (['name', 'dimensions'] as const).find((part) => isGiven(packageDetails[part]));
    if (own) return wrong(own, 'must be empty unless packageType is CUSTOM', 'FIELD_NOT_ALLOWED');
    if (!isGiven(maxNumberOfProducts)) return wrong('maxNumberOfProducts', 'is required', 'REQUIRED_FIELD');
    const isNumber = Number(maxNumberOfProducts) >= 1 && Number(maxNumberOfProducts) <= MOST;
    return isNumber ? null : wrong('maxNumberOfProducts', `is not a number from 1 to ${MOST}`, 'OTHER');
  }
  if (isGiven(maxNumberOfProducts))
    return wrong('maxNumberOfProducts', 'must be empty where packageType is CUSTOM', 'FIELD_NOT_ALLOWED');
  if (!name?.trim()) return wrong('name', 'is required', 'REQUIRED_FIELD');
  if (!dimensions) return wrong('dimensions', 'is required', 'REQUIRED_FIELD');
  const side = (['length', 'width', 'height'] as const).find((one) => !(Number(dimensions[one]) > 0));
  return side ? wrong(`dimensions.${side}`, 'must be more than 0', 'OTHER') : null;
}

/** A service is there once, and what it costs beside the postage is an amount. */
function refuseServices(configuration: Configuration): Refusal | null {
  for (const group of ['domesticServices', 'internationalServices'] as const) {
    const services = configuration[group] ?? [];
    for (const [index, { service, serviceSettings }] of services.entries()) {
      const at = field(`${group}.${index}`);
      if (!service)
        return invalid({ field: `${at}.service`, description: 'is required', violatedRule: 'REQUIRED_FIELD' });
      if (services.findIndex((one) => one.service === service) !== index)
        return invalid({ field: `${at}.service`, description: 'is in the list twice', violatedRule: 'OTHER' });
      const { handlingFee, freeDeliveryMinimumAmount } = serviceSettings ?? {};
      const part = handlingFee && (['value', 'calculationType'] as const).find((name) => !handlingFee[name]);
      if (part) {
        const place = `${at}.serviceSettings.handlingFee.${part}`;
        return invalid({ field: place, description: 'is required', violatedRule: 'REQUIRED_FIELD' });
      }
      const amounts = { 'handlingFee.value': handlingFee?.value, freeDeliveryMinimumAmount };
      const high = Object.entries(amounts).find(([, amount]) => Number(amount ?? 0) > MOST)?.[0];
      if (high)
        return invalid({
          field: `${at}.serviceSettings.${high}`,
          description: `is more than ${MOST}`,
          violatedRule: 'DECIMAL_LTE',
          data: { threshold: MOST },
        });
    }
  }
  return null;
}

/** With a backup rate, the carrier is added to the regions, or has that rate from now on where it is there already. */
export const createShippoConfiguration: UseCase<Service['createShippoConfiguration']> = (
  ctx,
  { shippoConfiguration, backupRate: amount },
) =>
  withSite(ctx, async (tx) => {
    const created = await shippoResource.create(ctx, tx, shippoConfiguration);
    if (isRefusal(created)) return created;
    for (const regionId of created.deliveryRegionIds ?? []) {
      const refusal = amount ? await offerIn(ctx, tx, regionId, amount) : null;
      if (refusal) return refusal;
    }
    return { shippoConfiguration: shippoResource.view(ctx, created) };
  });

async function offerIn(ctx: Context, tx: Tx, regionId: string, amount: string): Promise<Refusal | null> {
  if (Number(amount) > MOST)
    return invalid({ field: 'backupRate', description: `is more than ${MOST}`, violatedRule: 'DECIMAL_LTE' });
  const saved = await changeRegion(ctx, tx, regionId, (region) => {
    const carriers = region.deliveryCarriers ?? [];
    const known = carriers.find(({ appId }) => appId === USPS_CARRIER_ID);
    const carrier = { ...known, appId: USPS_CARRIER_ID, backupRate: { ...known?.backupRate, amount, active: true } };
    const others = carriers.filter((one) => one !== known);
    return { ...region, deliveryCarriers: [...others, carrier] };
  });
  return isRefusal(saved) ? saved : null;
}

const regions = regionUseCases(
  shippoResource,
  'Shippo configuration',
  (tx, _configuration, regionId) => refuseRegions(tx, [regionId], 'deliveryRegionId'),
  { endsNowhere: true },
);

export const addRegionToShippo: UseCase<Service['addDeliveryRegion']> = async (ctx, request) => {
  const { shippoConfigurationId, deliveryRegionId, revision } = request;
  const changed = await regions.add(ctx, shippoConfigurationId, { regionId: deliveryRegionId.toLowerCase(), revision });
  return isRefusal(changed) ? changed : { shippoConfiguration: changed };
};

export const removeRegionFromShippo: UseCase<Service['removeDeliveryRegion']> = async (ctx, request) => {
  const { shippoConfigurationId, deliveryRegionId, revision } = request;
  const place = { regionId: deliveryRegionId.toLowerCase(), revision };
  const changed = await regions.remove(ctx, shippoConfigurationId, place);
  return isRefusal(changed) ? changed : { shippoConfiguration: changed };
};

export const updateFieldsOfShippo: UseCase<Service['updateExtendedFields']> = (ctx, { id, namespace, namespaceData }) =>
  withSite(ctx, async (tx) => {
    const changed = await shippoResource.change(ctx, tx, id, ({ extendedFields }) => ({
      extendedFields: withExtendedFields(extendedFields, namespace, namespaceData ?? {}),
    }));
    return isRefusal(changed) ? changed : { shippoConfiguration: shippoResource.view(ctx, changed) };
  });
