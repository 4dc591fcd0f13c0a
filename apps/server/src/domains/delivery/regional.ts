/** What shipping options, pickup locations and local delivery areas share: they are offered in regions, at rates. */

import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, notFound, type Refusal, refuse } from '../../platform/refusal.ts';
import { describeRefusal, type Kept, type Resource } from '../../platform/resource/index.ts';
import { profileResource } from './profiles.ts';
import type { Rate } from './rates/matching-rate.ts';

export const MOST_PER_REGION = 100;
const MOST_REGIONS = 50;

type Regional = { deliveryRegionIds?: string[] };

/** The refusal of rates that count parts of a unit. */
export function refuseRates(rates: readonly Rate[] | undefined): Refusal | null {
  const wrong = (rates ?? [])
    .flatMap(({ conditions = [] }) => conditions)
    .find(({ type, value }) => type === 'BY_TOTAL_QUANTITY' && !Number.isInteger(Number(value)));
  return wrong ? refuse('INVALID_QUANTITY_VALUE', { value: wrong.value }) : null;
}

/** The refusal of regions that the site does not have. */
export async function refuseRegions(tx: Tx, regionIds: readonly string[], field: string): Promise<Refusal | null> {
  if (regionIds.length === 0) return null;
  const profiles = await profileResource.list(tx);
  const known = new Set(profiles.flatMap(({ deliveryRegions = [] }) => deliveryRegions.map(({ id }) => id)));
  const unknown = regionIds.find((id) => !known.has(id.toLowerCase()));
  if (!unknown) return null;
  return invalid({ field, description: 'names a region that does not exist', violatedRule: 'OTHER' });
}

/** The refusal of regions that have as many options of this kind as they can. */
export function refuseFullRegions(others: readonly Regional[], regionIds: readonly string[]): Refusal | null {
  const full = regionIds.find(
    (id) => others.filter(({ deliveryRegionIds = [] }) => deliveryRegionIds.includes(id)).length >= MOST_PER_REGION,
  );
  return full ? refuse('LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED', { deliveryRegionId: full }) : null;
}

type Place = { regionId: string; revision?: string | null };

/** The use cases that offer an entity in another region, and no longer in one. */
export function regionUseCases<S, D extends Regional>(
  resource: Resource<S, D, Context>,
  one: string,
  check: (tx: Tx, entity: Kept<D>, regionId: string) => Promise<Refusal | null>,
  /** Whether an entity is deleted once it is offered in no region. */
  { endsNowhere = false }: { endsNowhere?: boolean } = {},
) {
  const change = (
    ctx: Context,
    id: string,
    { regionId, revision }: Place,
    next: (ids: string[]) => string[] | Refusal,
  ) =>
    withSite(ctx, async (tx) => {
      await resource.lock(tx);
      const [known] = await resource.findByIds(tx, [id], { lock: true });
      if (!known) return notFound(`there is no such ${one}`);
      if (revision && revision !== known.revision)
        return refuse('INVALID_REVISION', { currentRevision: known.revision });
      const ids = next(known.deliveryRegionIds ?? []);
      if (isRefusal(ids)) return ids;
      const isNew = ids.includes(regionId) && !(known.deliveryRegionIds ?? []).includes(regionId);
      const refusal = isNew ? await check(tx, known, regionId) : null;
      if (refusal) return refusal;
      if (endsNowhere && ids.length === 0) {
        const [outcome] = await resource.remove(ctx, tx, [known.id]);
        return outcome?.refusal ?? resource.view(ctx, { ...known, deliveryRegionIds: ids });
      }
      const changed = await resource.change(ctx, tx, known, () => ({ deliveryRegionIds: ids }) as Partial<D>);
      return isRefusal(changed) ? changed : resource.view(ctx, changed);
    });
  return {
    add: (ctx: Context, id: string, place: Place) =>
      change(ctx, id, place, (ids) => {
        if (ids.includes(place.regionId)) return ids;
        return ids.length < MOST_REGIONS ? [...ids, place.regionId] : tooManyRegions;
      }),
    remove: (ctx: Context, id: string, place: Place) =>
      change(ctx, id, place, (ids) => ids.filter((one) => one !== place.regionId)),
  };
}

const tooManyRegions = invalid({
  field: 'deliveryRegionId',
  description: `would be one more than the ${MOST_REGIONS} regions that it can have`,
  violatedRule: 'MAX_SIZE',
  data: { threshold: MOST_REGIONS },
});

type Outcome<E> = { id: string; entity: E | Refusal };

/** Does the same to each entity of a bulk request: those that succeed are kept, whatever becomes of the others. */
export async function eachOf<Sent extends { id?: string | null }, E>(
  ctx: Context,
  items: readonly Sent[],
  work: (tx: Tx, item: Sent) => Promise<E | Refusal>,
): Promise<{ kept: E[]; failed: { id: string; error: ReturnType<typeof describeRefusal> }[] }> {
  const outcomes = await withSite(ctx, async (tx) => {
    const done: Outcome<E>[] = [];
    for (const [index, item] of items.entries())
      done.push({ id: item.id ?? String(index), entity: await work(tx, item) });
    return done;
  });
  return {
    kept: outcomes.flatMap(({ entity }) => (isRefusal(entity) ? [] : [entity])),
    failed: outcomes.flatMap(({ id, entity }) => (isRefusal(entity) ? [{ id, error: describeRefusal(entity) }] : [])),
  };
}
