/** What a new site says before its owner has written anything. */
export const starter = {
  shop: 'Shop',
  welcome: 'Good to see you here. Have a look around, and get in touch if you have any questions.',
  browse: 'Browse the shop',
  newest: 'Just in',
};
