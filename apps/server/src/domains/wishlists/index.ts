export { mergeWishlists } from './wishlists.store.ts';
