/** What can be translated, as the domains know it. */

import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
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

/** A kind of what can be translated. */
type Kind = {
  find: Find;
  /** Whether something of the kind can stand at a place. */
  isPlace(text: string): boolean;
  /** Present where there is one on each site, known by the id of the site. */
  isOfSite?: true;
  /** Present where its parts, which its fields name by their ids, get other ids on a site that takes it in. */
  hasNewParts?: true;
};

const inOrderOfIds = (find: (tx: Tx, which: Which) => Promise<Source[]>): Kind => ({
  find: (_ctx, tx, which) => find(tx, which),
  isPlace: isGuid,
});

const ofSite = (title: string, textsOf: (ctx: Context, tx: Tx) => SourceText[] | Promise<SourceText[]>): Kind => ({
  async find(ctx, tx, which) {
    const { id } = ctx.site;
    // none comes after it
    const isWanted = 'id' in which ? which.id === id : which.after === '';
    return isWanted ? [{ id, place: id, title, texts: await textsOf(ctx, tx) }] : [];
  },
  isPlace: isGuid,
  isOfSite: true,
});

export const kinds: Record<TranslatedKind, Kind> = {
  PRODUCT: {
    find: (_ctx, tx, which) => findProductSources(tx, which),
    // the numbers of products
    isPlace: (text) => /^\d{1,18}$/.test(text),
    hasNewParts: true,
  },
  CATEGORY: inOrderOfIds(findCategorySources),
  BRAND: inOrderOfIds(findBrandSources),
  RIBBON: inOrderOfIds(findRibbonSources),
  TAGS: ofSite('Tags', (_ctx, tx) => tagSource(tx)),
  PAGE: inOrderOfIds(findPageSources),
  SITE: ofSite('Menu and footer', ({ site }) => partSource(site)),
  CHECKOUT: ofSite('Checkout and policies', (_ctx, tx) => checkoutSource(tx)),
  SHIPPING_OPTION: inOrderOfIds(findShippingSources),
  PICKUP_LOCATION: inOrderOfIds(findPickupSources),
  LOCAL_DELIVERY: inOrderOfIds(findAreaSources),
  GIFT_CARD: ofSite('Gift card', (_ctx, tx) => giftCardSource(tx)),
  CONSENT: ofSite('Consent banner', (_ctx, tx) => consentSource(tx)),
  FORM: inOrderOfIds(findFormSources),
  BLOG_POST: inOrderOfIds(findPostSources),
  BLOG_CATEGORY: inOrderOfIds(findBlogCategorySources),
  BLOG_TAG: inOrderOfIds(findBlogTagSources),
};

/** One of a kind by its id; undefined where there is none. */
export async function findSource(ctx: Context, tx: Tx, kind: TranslatedKind, id: string): Promise<Source | undefined> {
  const [source] = isGuid(id) ? await kinds[kind].find(ctx, tx, { id: id.toLowerCase() }) : [];
  return source;
}
