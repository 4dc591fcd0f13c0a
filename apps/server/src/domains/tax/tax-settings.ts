import type { taxSettings } from '@stoa/contract';
import { readSite, withSite } from '../../platform/db/index.ts';
import type { UseCase } from '../../use-case.ts';
import { findTaxSettings, type SavedTaxSettings, saveTaxSettings } from './tax-settings.store.ts';

const view = (saved: SavedTaxSettings | null) => ({
  taxSettings: {
    taxIncludedInItemPrices: saved?.included ?? false,
    ...(saved && { createdDate: saved.createdDate, updatedDate: saved.updatedDate }),
  },
});

export const getTaxSettings: UseCase<typeof taxSettings.getTaxSettings> = async (ctx) =>
  view(await readSite(ctx, findTaxSettings));

/** Says whether prices include tax. The prices themselves stay as they were entered. */
export const upsertTaxSettings: UseCase<typeof taxSettings.upsertTaxSettings> = (ctx, { taxSettings: sent }) =>
  withSite(ctx, async (tx) => {
    const saved = await saveTaxSettings(tx, sent.taxIncludedInItemPrices, ctx.now());
    ctx.cache.changed(tx);
    return view(saved);
  });
