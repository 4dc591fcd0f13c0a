import type { manualTaxMappings } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { type Tx, withSite } from '../../../platform/db/index.ts';
import { invalid, isRefusal, notFound, type Refusal } from '../../../platform/refusal.ts';
import { bulkAnswer, type ItemOutcome } from '../../../platform/resource/index.ts';
import type { UseCase } from '../../../use-case.ts';
import { mappingResource, type TaxMapping } from '../rates/tax-mappings.ts';
import { hasExemptGroup } from './exemptions.store.ts';

type Rates = NonNullable<TaxMapping['exemptRates']>;
const MOST = 50;

/** Rates of exempt groups as they are kept, or the refusal of a group that does not exist. */
export async function withKnownGroups(
  tx: Tx,
  rates: readonly { taxExemptGroupId: string; taxRate: string }[],
): Promise<Rates | Refusal> {
  for (const [index, { taxExemptGroupId }] of rates.entries()) {
    if (await hasExemptGroup(tx, taxExemptGroupId.toLowerCase())) continue;
    const field = `taxRate.exemptRates.${index}.taxExemptGroupId`;
    return invalid({ field, description: 'is not a tax-exempt group of the site', violatedRule: 'OTHER' });
  }
  return rates.map(({ taxExemptGroupId, taxRate }) => ({ taxExemptGroupId: taxExemptGroupId.toLowerCase(), taxRate }));
}

/** Sets the rates that exempt groups pay under a mapping; those of other groups stay. */
export const bulkAssignExemptOverrides: UseCase<typeof manualTaxMappings.bulkAssignExemptOverrides> = (
  ctx,
  { assignOverrides = [], returnEntity },
) =>
  inBulk(ctx, assignOverrides, returnEntity, async (tx, { manualTaxMappingId, exemptGroupOverrides }) => {
    const fresh: Rates = exemptGroupOverrides.map(({ exemptGroupId, rate }) => ({
      taxExemptGroupId: exemptGroupId.toLowerCase(),
      taxRate: rate,
    }));
    for (const { taxExemptGroupId = '', taxRate = '' } of fresh) {
      if (!(await hasExemptGroup(tx, taxExemptGroupId))) return notFound('there is no such tax-exempt group');
      if (taxRate.startsWith('-')) return wrong('must not be negative', 'DECIMAL_GTE');
    }
    return mappingResource.change(ctx, tx, manualTaxMappingId, ({ exemptRates = [] }) => {
      const named = new Set(fresh.map(({ taxExemptGroupId }) => taxExemptGroupId));
      const rates = [...exemptRates.filter(({ taxExemptGroupId }) => !named.has(taxExemptGroupId)), ...fresh];
      return rates.length > MOST ? wrong(`must be at most ${MOST}`, 'MAX_SIZE') : { exemptRates: rates };
    });
  });

/** Removes the rates of exempt groups from a mapping: of all groups where none is named. */
export const bulkUnassignExemptOverrides: UseCase<typeof manualTaxMappings.bulkUnassignExemptOverrides> = (
  ctx,
  { unassignOverrides, returnEntity },
) =>
  inBulk(ctx, unassignOverrides, returnEntity, (tx, { manualTaxMappingId, exemptGroupIds }) =>
    mappingResource.change(ctx, tx, manualTaxMappingId, ({ exemptRates = [] }) => {
      const named = exemptGroupIds?.map((id) => id.toLowerCase());
      return {
        exemptRates: named ? exemptRates.filter(({ taxExemptGroupId = '' }) => !named.includes(taxExemptGroupId)) : [],
      };
    }),
  );

const wrong = (description: string, violatedRule: 'DECIMAL_GTE' | 'MAX_SIZE'): Refusal =>
  invalid({ field: 'exemptGroupOverrides', description, violatedRule });

/** Changes mappings, each of which succeeds or fails by itself. */
const inBulk = <Item extends { manualTaxMappingId: string }>(
  ctx: Context,
  items: readonly Item[],
  returnEntity: boolean | undefined,
  work: (tx: Tx, item: Item) => ReturnType<typeof mappingResource.change> | Promise<Refusal>,
) =>
  withSite(ctx, async (tx) => {
    const outcomes: ItemOutcome[] = [];
    for (const item of items) {
      const changed = await work(tx, item);
      const id = item.manualTaxMappingId;
      outcomes.push(
        isRefusal(changed) ? { id, refusal: changed } : { id, refusal: null, item: mappingResource.view(ctx, changed) },
      );
    }
    return bulkAnswer(outcomes, returnEntity === true);
  });
