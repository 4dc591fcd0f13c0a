/** What can be translated, as the domains know it. */

import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { findBlogCategorySources, findBlogTagSources, findPostSources } from '../blog/index.ts';
import { findBrandSources, findProductSources, findRibbonSources } from '../catalog/index.ts';
import { findCategorySources } from '../categories/index.ts';
import { checkoutSource } from '../checkout-settings/index.ts';
import { consentSource } from '../consent/index.ts';
import { findAreaSources, findPickupSources, findShippingSources } from '../delivery/index.ts';
import { findFormSources } from '../forms/index.ts';
import { giftCardSource } from '../gift-card-sales/index.ts';
import { findPageSources, partSource } from '../pages/index.ts';
import { tagSource } from '../tags/index.ts';
import type { Source, SourceText, TranslatedKind, Which } from '../translations/index.ts';

type Find = (ctx: Context, tx: Tx, which: Which) => Promise<Source[]>;

/** There is one on a site, so that none comes after it. */
const ofSite =
  (title: string, textsOf: (ctx: Context, tx: Tx) => SourceText[] | Promise<SourceText[]>): Find =>
  async (ctx, tx, which) => {
    const { id } = ctx.site;
    const isWanted = 'id' in which ? which.id === id : which.after === '';
    return isWanted ? [{ id, place: id, title, texts: await textsOf(ctx, tx) }] : [];
  };

export const findSources: Record<TranslatedKind, Find> = {
  PRODUCT: (_ctx, tx, which) => findProductSources(tx, which),
  CATEGORY: (_ctx, tx, which) => findCategorySources(tx, which),
  BRAND: (_ctx, tx, which) => findBrandSources(tx, which),
  RIBBON: (_ctx, tx, which) => findRibbonSources(tx, which),
  TAGS: ofSite('Tags', (_ctx, tx) => tagSource(tx)),
  PAGE: (_ctx, tx, which) => findPageSources(tx, which),
  SITE: ofSite('Menu and footer', ({ site }) => partSource(site)),
  CHECKOUT: ofSite('Checkout and policies', (_ctx, tx) => checkoutSource(tx)),
  SHIPPING_OPTION: (_ctx, tx, which) => findShippingSources(tx, which),
  PICKUP_LOCATION: (_ctx, tx, which) => findPickupSources(tx, which),
  LOCAL_DELIVERY: (_ctx, tx, which) => findAreaSources(tx, which),
  GIFT_CARD: ofSite('Gift card', (_ctx, tx) => giftCardSource(tx)),
  CONSENT: ofSite('Consent banner', (_ctx, tx) => consentSource(tx)),
  FORM: (_ctx, tx, which) => findFormSources(tx, which),
  BLOG_POST: (_ctx, tx, which) => findPostSources(tx, which),
  BLOG_CATEGORY: (_ctx, tx, which) => findBlogCategorySources(tx, which),
  BLOG_TAG: (_ctx, tx, which) => findBlogTagSources(tx, which),
};
