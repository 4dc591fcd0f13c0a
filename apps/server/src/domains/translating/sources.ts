/** What can be translated, as the domains know it. */

import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { findProductSources } from '../catalog/index.ts';
import { findCategorySources } from '../categories/index.ts';
import { findPageSources, partSource } from '../pages/index.ts';
import type { SourceText, TranslatedKind } from '../translations/index.ts';

/** Something with texts. `place` is where it stands among those of its kind. */
export type Source = { id: string; place: string; title: string; texts: SourceText[] };

/** Those after a place, or one by its id. */
export type Which = { after: string; limit: number } | { id: string };

export const findSources: Record<TranslatedKind, (ctx: Context, tx: Tx, which: Which) => Promise<Source[]>> = {
  PRODUCT: (_ctx, tx, which) => findProductSources(tx, which),
  CATEGORY: (_ctx, tx, which) => findCategorySources(tx, which),
  PAGE: (_ctx, tx, which) => findPageSources(tx, which),
  // there is one on a site, so that none comes after it
  SITE: async ({ site }, _tx, which) =>
    ('id' in which ? which.id === site.id : which.after === '') ? [partSource(site)] : [],
};
