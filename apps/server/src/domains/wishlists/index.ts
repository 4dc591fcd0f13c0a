export { wishlistsFollowTags } from './follow-tags.ts';
export { wishlistData } from './personal-data.store.ts';
export { mergeWishlists } from './wishlists.store.ts';
