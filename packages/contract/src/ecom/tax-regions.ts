import { bulkResult, crud, entityFields } from '../crud.ts';
import { events } from '../events.ts';
import { service } from '../operation.ts';
import { boolean, country, guid, list, message, ref, text } from '../schema.ts';
import { cursorQuery, Sorting } from '../shared/paging.ts';

export const TaxRegion = message('TaxRegion', {
  ...entityFields,
  country,
  subdivision: text({ maxLength: 50 }),
  appId: guid,
  taxIncludedInPrice: boolean,
});

const place = ['INVALID_SUBDIVISION_FORMAT', 'SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY'] as const;
const calculator = ['CALCULATOR_ID_NOT_FOUND', 'CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION'] as const;

/** The places where a site collects tax, each with the calculator of its rates. */
export const taxRegions = service('ecom.tax-regions', ['/billing', ''], {
  ...crud({
    entity: TaxRegion,
    one: 'taxRegion',
    many: 'taxRegions',
    path: '/v1/tax-regions',
    permission: 'BILLING.TAX_REGION',
    mask: 'fieldMask',
    required: ['appId', 'country'],
    query: { request: cursorQuery('TaxRegionQuery', { sorting: Sorting, mostSorts: 5 }) },
    serves: ['create', 'get', 'update', 'delete', 'query'],
    differs: { create: { errors: [...place, ...calculator] }, update: { errors: [...place, ...calculator] } },
  }),
  ...crud({
    entity: TaxRegion,
    one: 'taxRegion',
    many: 'taxRegions',
    names: { one: 'taxRegion', many: 'taxRegion' },
    path: '/v1/tax-regions',
    permission: 'BILLING.TAX_REGION',
    bulk: { results: list(ref(bulkResult('BulkCreateTaxRegionResult', TaxRegion)), { minItems: 1, maxItems: 100 }) },
    serves: ['bulkCreate'],
    differs: { bulkCreate: { errors: ['ALREADY_EXISTS', ...place] } },
  }),
});

export const taxRegionEvents = events('wix.billing.v1.tax_region', {
  entity: TaxRegion,
  permission: 'BILLING.TAX_REGION_READ',
  created: 'A tax region is created.',
  updated: 'A tax region is changed.',
  deleted: 'A tax region is deleted.',
});
