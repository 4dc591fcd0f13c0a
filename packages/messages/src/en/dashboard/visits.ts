/** The report of visits: who came, from where, and how far they got. */
export const visits = {
  text: (days: number) =>
    `Counted without cookies, and without keeping anything about a person. Someone who comes on two days counts twice; search engines, your team, and people whose browser asks not to be followed do not count. Changes are against the ${days} days before.`,
  visitors: 'Visitors',
  views: 'Page views',
  viewsEach: 'Pages per visitor',
  buyers: 'Buyers',
  orderedBy: 'Orders placed by',
  conversion: 'Conversion',
  conversionRate: 'Conversion rate',
  change: 'Change',
  new: 'New',
  day: 'Day',
  perDay: 'Visitors per day',
  chart: (days: number) => `Chart of visitors and page views of ${days} days. Show it as a table to read the figures.`,
  funnel: {
    title: 'From the first page to the order',
    step: 'Step',
    ofAll: 'Of all',
    ofPrevious: 'Of the step before',
    visited: 'Visited the site',
    product: 'Looked at a product',
    cart: 'Added to the cart',
    checkout: 'Went to the checkout',
    order: 'Placed an order',
  },
  by: {
    SOURCE: {
      title: 'Where visitors came from',
      heading: 'Source',
    },
    MEDIUM: {
      title: 'How they came',
      heading: 'Medium',
    },
    CAMPAIGN: {
      title: 'Campaigns',
      heading: 'Campaign',
    },
    PAGE: {
      title: 'Pages',
      heading: 'Page',
    },
    ENTRY_PAGE: {
      title: 'First pages',
      heading: 'Page',
    },
    PRODUCT: {
      title: 'Products',
      heading: 'Product',
    },
    DEVICE: {
      title: 'Devices',
      heading: 'Device',
    },
    COUNTRY: {
      title: 'Countries',
      heading: 'Country',
    },
    HOUR: {
      title: 'Hours of the day',
      heading: 'Hour',
    },
  },
  devices: {
    PHONE: 'Phone',
    TABLET: 'Tablet',
    DESKTOP: 'Computer',
  },
  media: {
    direct: 'Directly',
    search: 'Search engine',
    social: 'Social network',
    referral: 'Link on another site',
    email: 'E-mail',
  },
  names: {
    others: 'All others',
    unknown: 'Unknown',
    home: 'Home page',
    direct: 'Directly, or not known',
  },
};
