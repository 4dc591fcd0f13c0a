import { shippingOptionEvents, shippingOptions } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { withExtendedFields } from '../../platform/extended-fields.ts';
import { invalid, isRefusal, type Refusal } from '../../platform/refusal.ts';
import { documentField, documentTexts, type OwnOf, resource } from '../../platform/resource/index.ts';
import type { UseCase } from '../../use-case.ts';
import { refuseFullRegions, refuseRates, refuseRegions, regionUseCases } from './regional.ts';

type Service = typeof shippingOptions;
type Option = OwnOf<Service> & { active?: boolean };

const MOST_OPTIONS = 1000;

export const shippingOptionResource = resource<Service, Option, Context>(shippingOptions, {
  table: 'shipping_options',
  events: shippingOptionEvents,
  remembered: true,
  most: MOST_OPTIONS,
  maxLimit: 100,
  queryFields: {
    title: { kind: 'string', column: documentField('title'), sortable: true },
    estimatedDeliveryTime: { kind: 'string', column: documentField('estimatedDeliveryTime'), sortable: true },
    deliveryRegionIds: { kind: 'stringArray', column: documentTexts('deliveryRegionIds') },
  },
  stored: {
    // the first region is only another way of naming it
    read: ({ deliveryRegionId, deliveryRegionIds, ...sent }) => {
      const ids = deliveryRegionIds ?? (deliveryRegionId ? [deliveryRegionId] : undefined);
      return { ...sent, ...(ids && { deliveryRegionIds: [...new Set(ids)] }) };
    },
    view: ({ active: _, ...option }) => ({
      ...option,
      deliveryRegionId: option.deliveryRegionIds?.[0] ?? NO_REGION,
      deliveryRegionIds: option.deliveryRegionIds ?? [],
    }),
  },
  check: (option) => refuseOption(option) ?? option,
  complete: (_ctx, tx, option) => completed(tx, option),
});

/** An option that is offered nowhere any more. */
const NO_REGION = '00000000-0000-0000-0000-000000000000';

function refuseOption({ title, rates = [] }: Option): Refusal | null {
  if (!title?.trim())
    return invalid({ field: 'shippingOption.title', description: 'is required', violatedRule: 'REQUIRED_FIELD' });
  if (rates.length === 0)
    return invalid({ field: 'shippingOption.rates', description: 'is required', violatedRule: 'REQUIRED_FIELD' });
  return refuseRates(rates);
}

async function completed(tx: Tx, option: Option): Promise<Option | Refusal> {
  const ids = option.deliveryRegionIds ?? [];
  const refusal = (await refuseRegions(tx, ids, 'shippingOption.deliveryRegionIds')) ?? (await refuseFull(tx, ids));
  return refusal ?? option;
}

const refuseFull = async (tx: Tx, ids: readonly string[]): Promise<Refusal | null> =>
  refuseFullRegions(await shippingOptionResource.list(tx), ids);

const regions = regionUseCases(shippingOptionResource, 'shipping option', async (tx, _option, regionId) =>
  refuseRegions(tx, [regionId], 'deliveryRegionId'),
);

export const addRegionToShippingOption: UseCase<Service['addDeliveryRegion']> = async (ctx, request) => {
  const { shippingOptionId, deliveryRegionId: regionId, revision } = request;
  const option = await regions.add(ctx, shippingOptionId, { regionId, revision });
  return isRefusal(option) ? option : { shippingOption: option };
};

export const removeRegionFromShippingOption: UseCase<Service['removeDeliveryRegion']> = async (ctx, request) => {
  const { shippingOptionId, deliveryRegionId: regionId, revision } = request;
  const option = await regions.remove(ctx, shippingOptionId, { regionId, revision });
  return isRefusal(option) ? option : { shippingOption: option };
};

export const updateFieldsOfShippingOption: UseCase<Service['updateExtendedFields']> = (
  ctx,
  { id, namespace, namespaceData },
) =>
  withSite(ctx, async (tx) => {
    const changed = await shippingOptionResource.change(ctx, tx, id, ({ extendedFields }) => ({
      extendedFields: withExtendedFields(extendedFields, namespace, namespaceData ?? {}),
    }));
    return isRefusal(changed) ? changed : { shippingOption: shippingOptionResource.view(ctx, changed) };
  });
