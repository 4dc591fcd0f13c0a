/** The visitor's wish list. */
export const wishlist = {
  title: 'Wish list',
  add: 'Add to wish list',
  remove: 'Remove from wish list',
  empty: 'Your wish list is empty.',
  full: 'Your wish list is full. Remove something before you add more.',
};
