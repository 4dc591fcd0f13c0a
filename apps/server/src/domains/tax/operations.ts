import {
  contactTaxDetails,
  manualTaxMappings,
  taxCalculation,
  taxExemptGroups,
  taxGroups,
  taxRates,
  taxRegions,
  taxSettings,
} from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { calculateTax, listTaxCalculators } from './calculation/calculate-tax.ts';
import {
  bulkUpsertContactTaxDetails,
  contactTaxDetailsResource,
  contactTaxDetailsTags,
  getContactTaxDetails,
  upsertContactTaxDetails,
} from './exemptions/contact-tax-details.ts';
import { exemptGroupResource, exemptGroupTags, listDefaultTaxExemptGroups } from './exemptions/exempt-groups.ts';
import { bulkAssignExemptOverrides, bulkUnassignExemptOverrides } from './exemptions/exempt-rates.ts';
import { listDefaultTaxGroups, listDefaultTaxGroupsByAppIds, taxGroupResource } from './rates/tax-groups.ts';
import { listManualTaxMappings, mappingResource, updateExtendedFields } from './rates/tax-mappings.ts';
import { listTaxRateSets, previewTaxRates, removeTaxRegions, saveTaxRates } from './rates/tax-rates.ts';
import { taxRegionResource } from './rates/tax-regions.ts';
import { getTaxSettings, upsertTaxSettings } from './tax-settings.ts';

export const served = [
  ...serve(taxGroups, { ...taxGroupResource.useCases, listDefaultTaxGroups, listDefaultTaxGroupsByAppIds }),
  ...serve(taxRegions, taxRegionResource.useCases),
  ...serve(taxRates, { listTaxRateSets, previewTaxRates, saveTaxRates, removeTaxRegions }),
  ...serve(taxSettings, { getTaxSettings, upsertTaxSettings }),
  ...serve(manualTaxMappings, {
    ...mappingResource.useCases,
    updateExtendedFields,
    bulkAssignExemptOverrides,
    bulkUnassignExemptOverrides,
    listManualTaxMappings,
  }),
  ...serve(taxExemptGroups, {
    ...exemptGroupResource.useCases,
    bulkUpdateTaxExemptGroupTags: (ctx, { taxExemptGroupIds, ...change }) =>
      exemptGroupTags.update(ctx, taxExemptGroupIds, change),
    bulkUpdateTaxExemptGroupTagsByFilter: (ctx, { filter, ...change }) =>
      exemptGroupTags.updateByFilter(ctx, filter, change),
    listDefaultTaxExemptGroups,
  }),
  ...serve(contactTaxDetails, {
    ...contactTaxDetailsResource.useCases,
    getContactTaxDetails,
    upsertContactTaxDetails,
    bulkUpsertContactTaxDetails,
    bulkUpdateContactTaxDetailsTags: (ctx, { contactTaxDetailsIds, ...change }) =>
      contactTaxDetailsTags.update(ctx, contactTaxDetailsIds, change),
    bulkUpdateContactTaxDetailsTagsByFilter: (ctx, { filter, ...change }) =>
      contactTaxDetailsTags.updateByFilter(ctx, filter, change),
  }),
  ...serve(taxCalculation, { calculateTax, listTaxCalculators }),
];

export const jobKinds = [exemptGroupTags.job, contactTaxDetailsTags.job];
