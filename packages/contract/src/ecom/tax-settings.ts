import { backOffice, operation, service } from '../operation.ts';
import { boolean, date, fieldMask, message, nullable, readonly, ref } from '../schema.ts';

export const TaxSettings = message('TaxSettings', {
  taxIncludedInItemPrices: boolean,
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
});

/** Whether the prices that a site enters include tax. */
export const taxSettings = service('ecom.tax-settings', ['/billing', '', '/_api/tax-settings'], {
  getTaxSettings: operation({
    method: 'GET',
    path: '/v1/tax-settings',
    summary: 'Get tax settings',
    permit: backOffice('billing:tax:v1:tax_settings:get_tax_settings'),
    request: {},
    response: { taxSettings: ref(TaxSettings) },
  }),
  upsertTaxSettings: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/tax-settings',
    summary: 'Save tax settings',
    permit: backOffice('billing:tax:v1:tax_settings:upsert_tax_settings'),
    request: { taxSettings: ref(TaxSettings), fieldMask: fieldMask('taxSettings') },
    response: { taxSettings: ref(TaxSettings) },
    required: ['taxSettings'],
  }),
});
