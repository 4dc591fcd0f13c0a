/** The visitor's wish list. */
export const wishlist = {
  title: 'Wish list',
  add: 'Add to wish list',
  remove: 'Remove from wish list',
  addToCart: 'Add to cart',
  choose: 'Choose options',
  empty: 'Your wish list is empty.',
  full: 'Your wish list is full. Remove something before you add more.',
};
