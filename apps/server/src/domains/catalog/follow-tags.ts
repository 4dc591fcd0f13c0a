import { PRODUCT_TAGS } from '@stoa/contract';
import type { SiteCache } from '../../platform/cache/site-cache.ts';
import type { Consumer } from '../../platform/events/index.ts';
import type { Tag } from '../tags/index.ts';
import { deriveAgain } from './product-rows.store.ts';
import { findTaggedIds, untagProducts } from './product-tags.store.ts';

/** Products that are changed at a time: a tag may be on all of them. */
const AT_ONCE = 500;

/** Products are found by the names of their tags, and lose tags that are deleted. */
export const productsFollowTags = (cache: SiteCache): Consumer => ({
  name: 'products follow tags',
  types: ['wix.tags.v1.tag_updated', 'wix.tags.v1.tag_deleted'],
  async handle({ type, payload }, tx) {
    const { tag } = payload as { tag: Tag };
    if (tag.fqdn !== PRODUCT_TAGS) return;
    let ids: string[] = [];
    do {
      ids = await findTaggedIds(tx, tag.id, { after: ids.at(-1) ?? null, limit: AT_ONCE });
      if (type.endsWith('deleted')) await untagProducts(tx, ids, tag.id);
      else await deriveAgain(tx, ids);
    } while (ids.length === AT_ONCE);
    cache.changed(tx);
  },
});
