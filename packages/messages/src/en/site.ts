/** Header, footer and other common parts of all pages, and pages that only contain a message. */
export const site = {
  shop: 'Shop',
  preview: 'This is a preview: visitors don’t see it yet.',
  leavePreview: 'See the site as it is',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  /** The name of a button beside a link of the menu. */
  submenuOf: (label: string) => `More in ${label}`,
  openSearch: 'Open search',
  footerNavigation: 'Footer',
  policies: 'Legal',
  /** Of legal texts, as links and headings. */
  policyTitles: {
    terms: 'Terms and conditions',
    privacy: 'Privacy policy',
    returns: 'Returns and withdrawal',
    digital: 'Digital goods',
    contact: 'Legal notice and contact',
    custom: 'Further information',
  },
  breadcrumbs: 'Breadcrumbs',
  account: 'Account',
  wishlist: 'Wish list',
  backToCart: 'Back to cart',
  home: 'Home',
  goToShop: 'Go to the shop',
  continueShopping: 'Continue shopping',
  browseShop: 'Browse the shop',
  logIn: 'Log in',
  tryAgain: 'Try again',
  /** Below the price of a product. */
  priceNotes: {
    taxIncluded: 'Tax included.',
    deliveryLater: 'Delivery is calculated at checkout.',
    taxLater: 'Tax is calculated at checkout.',
    taxAndDeliveryLater: 'Tax and delivery are calculated at checkout.',
  },
  /** For search engines, of a product without a description. */
  describeProduct: (name: string, site: string) => `${name}: prices, choices and availability at ${site}.`,
  related: 'You may also like',
  notFound: {
    title: 'Page not found',
    text: 'It may have moved, or the address may be mistyped.',
  },
  newProducts: 'New in the shop',
  notOpen: {
    title: 'This page isn’t available',
    text: 'It may have expired, or it may belong to an account you’re not logged in to.',
  },
  busy: {
    title: 'One moment, please',
    text: 'There were too many requests in a short time. Please wait a moment and try again.',
  },
  fault: {
    title: 'Something went wrong',
    text: 'Something went wrong on our side. Please try again in a moment. Your cart has been kept.',
  },
  /** The name of the links that lead to a page in other languages. */
  languages: 'Languages',
  currency: 'Currency',
  /** The button beside the list of currencies. */
  changeCurrency: 'Change currency',
  request: (id: string) => `Request ${id}`,
  feedDescription: (shop: string) => `Products from ${shop}`,
};
