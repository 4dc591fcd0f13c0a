import type { Domain } from '../../domain.ts';
import { wishlistsFollowTags } from './follow-tags.ts';
import { jobKinds, served } from './operations.ts';
import { wishlistData } from './personal-data.store.ts';

export const wishlists: Domain = {
  name: 'wishlists',
  says: 'Items that visitors and members save for later',
  owns: ['wishlist_items', 'wishlists'],
  serves: served,
  consumes: [wishlistsFollowTags],
  jobKinds,
  personalData: [wishlistData],
};
