/** The rates of a site as people edit them: places with all of their rates at once, and ready-made sets to start from. */
import { backOffice, operation, service } from '../operation.ts';
import {
  boolean,
  choice,
  country,
  decimal,
  guid,
  list,
  localDate,
  message,
  nullable,
  ref,
  text,
  webUrl,
} from '../schema.ts';
import { JurisdictionType } from '../shared/money.ts';

const rate = decimal({ gte: 0, lte: 1, maxScale: 6 });
const short = text({ maxLength: 200 });
const subdivision = text({ maxLength: 50 });

const ExemptRate = message('PlacedExemptRate', { taxExemptGroupId: guid, taxRate: rate });
export const PlacedRate = message('PlacedTaxRate', {
  taxGroupId: guid,
  /** Null or left out: nothing is collected from this group there. */
  taxRate: nullable(rate),
  taxName: short,
  taxType: short,
  jurisdiction: short,
  jurisdictionType: JurisdictionType,
  description: nullable(text({ maxLength: 1000 })),
  exemptRates: list(ref(ExemptRate), { maxItems: 50 }),
});
/** What is left out, such as the rates of other groups, stays as it is. */
export const TaxedPlace = message('TaxedPlace', {
  country,
  /** ISO 3166-2 without the country. */
  subdivision,
  /** The `appId` of its calculator; new places use the site's own rates. */
  calculatorId: guid,
  rates: list(ref(PlacedRate), { maxItems: 100 }),
});
/** What becomes of the rate of a group in a place. */
export const TaxRateChange = message('TaxRateChange', {
  country,
  subdivision,
  taxGroupId: guid,
  /** Null: none. */
  before: nullable(rate),
  after: nullable(rate),
  /** Whether nothing is collected in this place yet. */
  newPlace: boolean,
});
const SetPlace = message('TaxRateSetPlace', {
  country,
  subdivision,
  taxName: short,
  rate,
  /** Null: shipping is not taxed there. */
  shippingRate: nullable(rate),
});
export const TaxRateSet = message('TaxRateSet', {
  id: choice('eu', 'gb', 'ca', 'us'),
  /** The day on which its rates were true. */
  asOf: localDate,
  source: ref(message('TaxRateSource', { name: text(), url: webUrl })),
  /** How prices are usually entered there. */
  taxIncludedInPrices: boolean,
  places: list(ref(SetPlace), { maxItems: 100 }),
});

const places = list(ref(TaxedPlace), { minItems: 1, maxItems: 100 });
const required = ['places', 'places.country', 'places.rates.taxGroupId'] as const;
const ofExempt = ['places.rates.exemptRates.taxExemptGroupId', 'places.rates.exemptRates.taxRate'] as const;

export const taxRates = service('stoa.tax-rates', ['/stoa'], {
  listTaxRateSets: operation({
    method: 'GET',
    path: '/v1/tax-rates/sets',
    summary: 'List ready-made sets of tax rates, with their dates and sources',
    permit: backOffice('BILLING.MANUAL_TAX_MAPPING_READ'),
    request: {},
    response: { taxRateSets: list(ref(TaxRateSet)) },
  }),
  previewTaxRates: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/tax-rates/preview',
    summary: 'Show what saving tax rates would change',
    permit: backOffice('BILLING.MANUAL_TAX_MAPPING_READ', 'BILLING.TAX_REGION_READ'),
    request: { places },
    response: { changes: list(ref(TaxRateChange)) },
    required: [...required, ...ofExempt],
  }),
  saveTaxRates: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/tax-rates',
    summary: 'Save the tax rates of places: all of them or none',
    permit: backOffice(
      'BILLING.TAX_REGION_CREATE',
      'BILLING.TAX_REGION_UPDATE',
      'BILLING.MANUAL_TAX_MAPPING_CREATE',
      'BILLING.MANUAL_TAX_MAPPING_UPDATE',
      'BILLING.MANUAL_TAX_MAPPING_DELETE',
    ),
    request: { places },
    response: { changes: list(ref(TaxRateChange)) },
    required: [...required, ...ofExempt],
    errors: [
      'INVALID_SUBDIVISION_FORMAT',
      'SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY',
      'CALCULATOR_ID_NOT_FOUND',
      'CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION',
      'TAX_REGION_ID_NOT_FOUND',
      'TAX_GROUP_ID_NOT_FOUND',
      'MANUAL_TAX_MAPPING_ALREADY_EXISTS',
    ],
  }),
  removeTaxRegions: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/tax-rates/remove-regions',
    summary: 'Stop collecting tax in places: all of them or none',
    permit: backOffice('BILLING.TAX_REGION_DELETE'),
    request: { taxRegionIds: list(guid, { minItems: 1, maxItems: 100 }) },
    response: {},
    required: ['taxRegionIds'],
  }),
});
