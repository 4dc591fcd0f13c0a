import { manualTaxMappings, taxGroups, taxRegions, taxSettings } from '@stoa/contract';
import { resourcePart } from '../../archived-resource.ts';
import { mistakesAsSent, rowsPart } from '../../archived-rows.ts';
import type { ArchivePart } from '../../context.ts';
import { isRecord } from '../../platform/is-record.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { taxGroupResource } from './rates/tax-groups.ts';
import { mappingResource } from './rates/tax-mappings.ts';
import { taxRegionResource } from './rates/tax-regions.ts';
import { findTaxSettings } from './tax-settings.store.ts';
import { upsertTaxSettings } from './tax-settings.ts';

type Settings = { taxIncludedInItemPrices: boolean };

const settings: ArchivePart = rowsPart<Settings>({
  name: 'tax-settings',
  version: 1,
  read: async (_ctx, tx) => {
    const saved = await findTaxSettings(tx);
    return saved ? [{ taxIncludedInItemPrices: saved.included }] : [];
  },
  mistakes: (row) =>
    isRecord(row)
      ? mistakesAsSent(taxSettings.upsertTaxSettings, { taxSettings: row })
      : [{ field: '', description: 'has no settings', violatedRule: 'OTHER' }],
  put: async (ctx, taxSettings) => {
    const saved = await upsertTaxSettings(ctx, { taxSettings });
    return isRefusal(saved) ? saved : null;
  },
});

/** What a site taxes, where and at which rates. Who is exempt is about people, and stays with the site. */
export const taxParts: readonly ArchivePart[] = [
  settings,
  resourcePart('tax-groups', taxGroupResource, { create: taxGroups.createTaxGroup, field: 'taxGroup', mixes: true }),
  resourcePart('tax-regions', taxRegionResource, {
    create: taxRegions.createTaxRegion,
    field: 'taxRegion',
    mixes: true,
  }),
  resourcePart('tax-rates', mappingResource, {
    create: manualTaxMappings.createManualTaxMapping,
    field: 'manualTaxMapping',
    mixes: true,
    written: ({ exemptRates: _, ...mapping }) => mapping,
  }),
];
