/** The settings of a block in the page editor, and the fields of all kinds in them. */
export const editorSettings = {
  title: 'Settings of this section',
  of: (label: string) => `${label} settings`,
  content: 'Content',
  look: 'Look',
  page: 'Page',
  unknown: 'This kind of section is not known here. It is kept as it is, and can be moved or removed.',
  hideOn: 'Hide on',
  nameInLayers: 'Name in Layers',
  needed: 'Visitors need this.',
  asItIs: 'As it is now',
  allProducts: 'All products',
  address: {
    home: 'The home page keeps its address.',
  },
  color: {
    wrong: 'Write it as #rrggbb',
    pick: (label: string) => `${label}: choose from a picker`,
    saturation: 'Saturation and brightness',
    hue: 'Hue',
  },
  date: {
    clock: (timeZone: string) => `By the clock of the site (${timeZone})`,
  },
  file: {
    replace: 'Replace',
    choose: 'Choose file',
    remove: 'Remove file',
  },
  picture: {
    choose: 'Choose picture',
    remove: 'Remove picture',
    alt: 'Alternative text',
    altText: 'What the picture shows, for people who don’t see it.',
    decoration: 'Decoration only',
  },
  form: {
    unnamed: 'Form without a name',
    choose: 'Choose a form',
    none: 'There is no form yet',
    loading: 'Loading…',
    deleted: 'A form that was deleted',
    unseen: 'Visitors see this section once it has a form.',
  },
  link: {
    text: 'Text',
    target: 'Leads to',
    example: '/shop or https://example.com',
    unsafe: 'Begin with / for a page of your site, or with https://',
    giftCard: 'Gift card',
    cart: 'Cart',
    account: 'Account',
    wishlist: 'Wish list',
  },
  style: {
    automatic: 'Automatic',
    /** From a width upwards, a part of the look may be another one. */
    tablet: {
      of: (label: string) => `${label} on tablets and up`,
      same: 'The same on tablets and up',
      sameOf: (label: string) => `${label}: the same on tablets and up`,
      another: 'Another on tablets and up',
      anotherOf: (label: string) => `${label}: another on tablets and up`,
    },
    desktop: {
      of: (label: string) => `${label} on desktops`,
      same: 'The same on desktops',
      sameOf: (label: string) => `${label}: the same on desktops`,
      another: 'Another on desktops',
      anotherOf: (label: string) => `${label}: another on desktops`,
    },
  },
};
