import type { Context } from '../../../context.ts';
import { readSite } from '../../../platform/db/index.ts';
import { STOCK } from '../../inventory/index.ts';
import { loadSiteTaxes } from './site-taxes.store.ts';
import type { SiteTaxes } from './site-taxes.ts';

/** The taxes of a site, remembered until one of them changes. */
export const siteTaxesOf = (ctx: Context): Promise<SiteTaxes> =>
  ctx.cache.read(ctx.siteId, 'taxes', () => readSite(ctx, loadSiteTaxes), { unaffectedBy: STOCK });
