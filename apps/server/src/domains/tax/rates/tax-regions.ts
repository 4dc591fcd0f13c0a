import { taxRegionEvents, taxRegions } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { invalid, refuse } from '../../../platform/refusal.ts';
import { documentField, type OwnOf, resource } from '../../../platform/resource/index.ts';
import { calculatorsOf } from '../calculation/calculators.ts';
import { refuseSubdivision } from './subdivisions.ts';
import { findMappingIds } from './tax-mappings.store.ts';
import { mappingResource } from './tax-mappings.ts';

export type TaxRegion = OwnOf<typeof taxRegions>;

/** Countries that nothing is sold to. */
const IMPOSSIBLE = new Set(['CU', 'IR', 'KP', 'SY']);

export const taxRegionResource = resource(taxRegions, {
  table: 'tax_regions',
  events: taxRegionEvents,
  remembered: true,
  unique: {
    field: 'country',
    key: ({ country, subdivision }) => `${country} ${subdivision === '*' ? '' : (subdivision ?? '')}`,
  },
  most: 1000,
  check: (region) => refusalOf(region) ?? region,
  accept: async (ctx: Context, _tx: Tx, { appId, country = '' }) => {
    const calculator = calculatorsOf(ctx).find(({ id }) => id === appId?.toLowerCase());
    if (!calculator) return refuse('CALCULATOR_ID_NOT_FOUND', { appId });
    return calculator.unsupportedCountries.includes(country)
      ? refuse('CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION', { appId, country })
      : null;
  },
  afterDelete: async (ctx, tx, ids) => {
    await mappingResource.remove(ctx, tx, await findMappingIds(tx, 'taxRegionId', ids));
  },
  queryFields: {
    country: { kind: 'string', column: documentField('country'), sortable: true },
    subdivision: { kind: 'string', column: documentField('subdivision'), sortable: true, nullable: true },
    appId: { kind: 'string', column: documentField('appId') },
  },
});

function refusalOf({ country = '', subdivision }: TaxRegion) {
  const field = 'taxRegion.country';
  if (country === '') return invalid({ field, description: 'is required', violatedRule: 'REQUIRED_FIELD' });
  if (IMPOSSIBLE.has(country))
    return invalid({ field, description: 'is a country that nothing is sold to', violatedRule: 'OTHER' });
  return refuseSubdivision(country, subdivision);
}
