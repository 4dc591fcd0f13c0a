import type { taxRates } from '@stoa/contract';
import { rateSets } from '@stoa/contract/stoa/tax-rate-sets';
import type { Context } from '../../../context.ts';
import { type Tx, withSite } from '../../../platform/db/index.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import type { Kept } from '../../../platform/resource/index.ts';
import type { UseCase } from '../../../use-case.ts';
import { MANUAL } from '../calculation/calculators.ts';
import { siteTaxesOf } from '../calculation/read-site-taxes.ts';
import { withKnownGroups } from '../exemptions/exempt-rates.ts';
import { placeKey, planRates, refuseRepeated, type TaxedPlace } from './plan-rates.ts';
import { mappingResource, type TaxMapping } from './tax-mappings.ts';
import { type TaxRegion, taxRegionResource } from './tax-regions.ts';

type Region = Kept<TaxRegion>;
type Mapping = Kept<TaxMapping>;
type PlacedRate = NonNullable<TaxedPlace['rates']>[number];

export const listTaxRateSets: UseCase<typeof taxRates.listTaxRateSets> = async () => ({
  taxRateSets: rateSets.map(({ regions, ...set }) => ({ ...set, places: [...regions] })),
});

/** Changes nothing, so that people can look first. */
export const previewTaxRates: UseCase<typeof taxRates.previewTaxRates> = async (ctx, { places }) =>
  refuseRepeated(places) ?? { changes: planRates(places, (await siteTaxesOf(ctx)).regions) };

/** Regions with their rates in one transaction: what is not mentioned stays as it is. */
export const saveTaxRates: UseCase<typeof taxRates.saveTaxRates> = (ctx, { places }) =>
  withSite(ctx, async (tx) => {
    const repeated = refuseRepeated(places);
    if (repeated) return repeated;
    // people who save at the same time take turns
    await taxRegionResource.lock(tx);
    const [regions, mappings] = [await taxRegionResource.list(tx), await mappingResource.list(tx)];
    const ratesOf = (region: Region) => mappings.filter(({ taxRegionId }) => taxRegionId === region.id);
    const changes = planRates(
      places,
      regions.map((region) => ({ ...region, rates: ratesOf(region) })),
    );
    for (const [index, place] of places.entries()) {
      const known = regions.find((region) => placeKey(region) === placeKey(place));
      const region = await saveRegion(ctx, tx, place, known);
      if (isRefusal(region)) return inPlace(region, `places.${index}`);
      for (const [at, rate] of (place.rates ?? []).entries()) {
        const mapping = ratesOf(region).find(({ taxGroupId }) => taxGroupId === rate.taxGroupId.toLowerCase());
        const saved = await saveRate(ctx, tx, { region, mapping, rate });
        if (isRefusal(saved)) return inPlace(saved, `places.${index}.rates.${at}`);
      }
    }
    return { changes };
  });

async function saveRegion(
  ctx: Context,
  tx: Tx,
  { country, subdivision, calculatorId }: TaxedPlace,
  known: Region | undefined,
): Promise<Region | Refusal> {
  if (!known)
    return taxRegionResource.create(ctx, tx, {
      country,
      ...(subdivision && subdivision !== '*' && { subdivision }),
      appId: calculatorId ?? MANUAL.id,
    });
  if (!calculatorId || calculatorId.toLowerCase() === known.appId?.toLowerCase()) return known;
  return taxRegionResource.update(ctx, tx, { id: known.id, revision: known.revision, appId: calculatorId }, known);
}

type Saved = { region: Region; mapping: Mapping | undefined; rate: PlacedRate };

async function saveRate(ctx: Context, tx: Tx, { region, mapping, rate }: Saved): Promise<Mapping | Refusal | null> {
  const { taxGroupId, taxRate = null, exemptRates, ...sent } = rate;
  if (taxRate === null) {
    if (mapping) await mappingResource.remove(ctx, tx, [mapping.id]);
    return null;
  }
  const own = exemptRates && (await withKnownGroups(tx, exemptRates));
  if (isRefusal(own)) return own;
  const fields: Partial<TaxMapping> = {
    ...sent,
    taxRate,
    ...(own && { exemptRates: own }),
  };
  if (!mapping) return mappingResource.create(ctx, tx, { ...fields, taxGroupId, taxRegionId: region.id });
  const isSame = Object.entries(fields).every(
    ([field, value]) => JSON.stringify(mapping[field as keyof Mapping]) === JSON.stringify(value),
  );
  return isSame
    ? mapping
    : mappingResource.update(ctx, tx, { ...fields, id: mapping.id, revision: mapping.revision }, mapping);
}

/** A refusal of a region or rate, with the field in the request. */
const inPlace = (refusal: Refusal, path: string): Refusal =>
  refusal.refused === 'invalid'
    ? {
        ...refusal,
        violations: refusal.violations.map((violation) => ({
          ...violation,
          field: `${path}.${(violation.field ?? '').split('.').slice(1).join('.')}`,
        })),
      }
    : refusal;

export const removeTaxRegions: UseCase<typeof taxRates.removeTaxRegions> = (ctx, { taxRegionIds }) =>
  withSite(ctx, async (tx) => {
    const ids = [...new Set(taxRegionIds.map((id) => id.toLowerCase()))];
    const outcomes = await taxRegionResource.remove(ctx, tx, ids);
    return outcomes.find(({ refusal }) => refusal)?.refusal ?? {};
  });
