import { localDeliveryOptions, type Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { documentField, documentTexts, type OwnOf, resource, type WireOf } from '../../platform/resource/index.ts';
import type { UseCase } from '../../use-case.ts';
import { lengthUnitOf } from './length-unit.ts';
import { eachOf, MOST_PER_REGION, refuseFullRegions, refuseRates, refuseRegions, regionUseCases } from './regional.ts';

type Service = typeof localDeliveryOptions;
type Area = OwnOf<Service> & { active?: boolean };
type Sent = WireOf<Service>;

const MOST_AREAS = 1000;
const KINDS = ['zipConfig', 'radiusConfig', 'customAreaConfig', 'cityConfig'] as const;

export const localDeliveryResource = resource<Service, Area, Context>(localDeliveryOptions, {
  table: 'local_delivery_options',
  remembered: true,
  most: MOST_AREAS,
  maxLimit: 100,
  queryFields: {
    areaName: { kind: 'string', column: documentField('areaName'), sortable: true },
    externalId: { kind: 'string', column: documentField('externalId') },
    deliveryRegionIds: { kind: 'stringArray', column: documentTexts('deliveryRegionIds') },
  },
  stored: {
    // an area of another kind is no longer of the kind that it was
    read: (sent) => {
      const kind = KINDS.find((name) => sent[name]);
      return kind ? { ...Object.fromEntries(KINDS.map((name) => [name, undefined])), ...sent } : sent;
    },
    view: ({ active: _, ...area }, { site }) => ({
      ...area,
      deliveryRegionIds: area.deliveryRegionIds ?? [],
      destinations: area.destinations ?? [],
      rates: area.rates ?? [],
      ...(area.radiusConfig && { radiusConfig: { ...area.radiusConfig, lengthUnit: lengthUnitOf(site) } }),
    }),
  },
  check: (area, { known }) => refuseArea(area) ?? withRegionsOf(area, known),
  complete: (_ctx, tx, area) => completed(tx, area),
});

/** Regions are changed by operations of their own. */
const withRegionsOf = (area: Area, known: Area | null): Area => ({
  ...area,
  deliveryRegionIds: known ? known.deliveryRegionIds : [...new Set(area.deliveryRegionIds ?? [])],
});

function refuseArea({ areaName, rate, rates, customAreaConfig, scheduledDeliveryConfig }: Area): Refusal | null {
  const wrong = (field: string, description: string) =>
    invalid({ field: `localDeliveryOption.${field}`, description, violatedRule: 'OTHER' });
  if (!areaName?.trim()) return wrong('areaName', 'is required');
  if (rate && Number(rate) < 0) return wrong('rate', 'must not be negative');
  if (customAreaConfig && (customAreaConfig.geocodes ?? []).length < 3)
    return wrong('customAreaConfig.geocodes', 'must be at least three points');
  const index = (scheduledDeliveryConfig?.timeWindows ?? []).findIndex(
    ({ start, end }) => minutes(end) <= minutes(start),
  );
  if (index >= 0) return wrong(`scheduledDeliveryConfig.timeWindows.${index}.end`, 'must be after the start');
  return refuseRates(rates);
}

const minutes = (time: { hours?: number; minutes?: number } | undefined): number =>
  (time?.hours ?? 0) * 60 + (time?.minutes ?? 0);

async function completed(tx: Tx, area: Area): Promise<Area | Refusal> {
  const ids = area.deliveryRegionIds ?? [];
  const others = await localDeliveryResource.list(tx);
  const { externalId } = area;
  if (externalId && others.filter((one) => one.externalId === externalId).length >= MOST_PER_REGION)
    return refuse('LIMIT_OF_OPTIONS_PER_EXTERNAL_ID_EXCEEDED', { externalId });
  const refusal = await refuseRegions(tx, ids, 'localDeliveryOption.deliveryRegionIds');
  return refusal ?? refuseFullRegions(others, ids) ?? area;
}

const regions = regionUseCases(
  localDeliveryResource,
  'local delivery option',
  async (tx, _area, regionId) =>
    (await refuseRegions(tx, [regionId], 'deliveryRegionId')) ??
    refuseFullRegions(await localDeliveryResource.list(tx), [regionId]),
);

export const addRegionToArea: UseCase<Service['addDeliveryRegion']> = async (ctx, request) => {
  const { localDeliveryOptionId, deliveryRegionId: regionId, revision } = request;
  const area = await regions.add(ctx, localDeliveryOptionId, { regionId, revision });
  return isRefusal(area) ? area : { localDeliveryOption: area };
};

export const removeRegionFromArea: UseCase<Service['removeDeliveryRegion']> = async (ctx, request) => {
  const { localDeliveryOptionId, deliveryRegionId: regionId, revision } = request;
  const area = await regions.remove(ctx, localDeliveryOptionId, { regionId, revision });
  return isRefusal(area) ? area : { localDeliveryOption: area };
};

export const listLocalDeliveryOptions: UseCase<Service['listLocalDeliveryOptions']> = async (ctx, { externalId }) => {
  const areas = await readSite(ctx, (tx) => localDeliveryResource.list(tx));
  const own = areas.filter((area) => area.externalId === externalId.toLowerCase());
  return { localDeliveryOptions: own.map((area) => localDeliveryResource.view(ctx, area)) };
};

type BulkRequest = Pick<Request<Service['bulkCreateLocalDeliveryOption']>, 'localDeliveryOptions'>;

/** Older programs expect a text for each area that failed. */
async function bulk(
  ctx: Context,
  { localDeliveryOptions: sent }: BulkRequest,
  work: (tx: Tx, area: Sent) => ReturnType<typeof localDeliveryResource.create>,
) {
  const { kept, failed } = await eachOf(ctx, sent as Sent[], work);
  return {
    localDeliveryOptions: kept.map((area) => localDeliveryResource.view(ctx, area)),
    errors: failed.map(({ id, error }) => ({ id, error: `${error.code}: ${error.description}` })),
  };
}

export const bulkCreateLocalDeliveryOption: UseCase<Service['bulkCreateLocalDeliveryOption']> = (ctx, request) =>
  bulk(ctx, request as BulkRequest, (tx, sent) => localDeliveryResource.create(ctx, tx, sent));

export const bulkUpdateLocalDeliveryOption: UseCase<Service['bulkUpdateLocalDeliveryOption']> = (ctx, request) =>
  bulk(ctx, request as BulkRequest, async (tx, sent) =>
    sent.revision ? localDeliveryResource.update(ctx, tx, sent) : noRevision,
  );

const noRevision = invalid({ field: 'revision', description: 'is required', violatedRule: 'REQUIRED_FIELD' });

/** Areas that do not exist are no longer there, as requested. */
export const bulkDeleteLocalDeliveryOption: UseCase<Service['bulkDeleteLocalDeliveryOption']> = async (
  ctx,
  { ids },
) => {
  await withSite(ctx, (tx) => localDeliveryResource.remove(ctx, tx, ids));
  return {};
};
