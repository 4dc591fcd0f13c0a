import type { Consumer } from '../../platform/events/index.ts';
import type { Tag } from '../tags/index.ts';
import { untagWishlists } from './wishlists.store.ts';

/** Wishlists lose tags that are deleted. */
export const wishlistsFollowTags: Consumer = {
  name: 'wishlists follow tags',
  types: ['wix.tags.v1.tag_deleted'],
  async handle({ payload }, tx) {
    const { tag } = payload as { tag: Tag };
    await untagWishlists(tx, tag.id);
  },
};
