const ALL_COUNTRIES = 'all';

/** The demo shop and its settings. Amounts are in cents and include tax. */
export const shop = {
  name: 'Halftone',
  currency: 'EUR',
  language: 'en',
  timeZone: 'Europe/Berlin',
  settings: {
    tax: { name: 'VAT', rate: '0.19', includedInPrices: true, appliesToShipping: true },
    shippingOptions: [
      {
        id: 'standard',
        title: 'Standard delivery',
        deliveryTime: '2 to 4 working days',
        countries: ALL_COUNTRIES,
        price: { type: 'FLAT', amount: 490 },
        freeAbove: 8000,
      },
      {
        id: 'express',
        title: 'Express delivery',
        deliveryTime: 'Next working day',
        countries: ALL_COUNTRIES,
        price: { type: 'FLAT', amount: 1290 },
        freeAbove: null,
      },
      {
        id: 'pickup',
        title: 'Collect from the print shop',
        deliveryTime: 'Ready within 24 hours',
        countries: ['DE'],
        price: { type: 'FLAT', amount: 0 },
        freeAbove: null,
        pickup: true,
      },
    ],
    paymentMethods: ['card', 'offline'],
    weightUnit: 'KG',
    country: 'DE',
    theme: {
      'color-ink': '#201d1a',
      'color-paper': '#faf7f1',
      'color-accent': '#b5431f',
      'color-muted': '#665e55',
      'font-heading': "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif",
      'font-body': "'Avenir Next', Avenir, 'Segoe UI', 'Helvetica Neue', Helvetica, Arial, sans-serif",
      radius: '3px',
    },
    navigation: [
      {
        label: 'Shop',
        href: '/shop',
        items: [
          { label: 'Geometric', href: '/category/geometric' },
          { label: 'Botanical', href: '/category/botanical' },
          { label: 'Landscapes', href: '/category/landscapes' },
          { label: 'Architecture', href: '/category/architecture' },
          { label: 'Music', href: '/category/music' },
          { label: 'Typography', href: '/category/typography' },
        ],
      },
      {
        label: 'Studio supplies',
        href: '/category/studio-supplies',
        items: [
          { label: 'Frames', href: '/category/frames' },
          { label: 'Inks and tools', href: '/category/inks-and-tools' },
          { label: 'Paper goods', href: '/category/paper-goods' },
        ],
      },
    ],
    firstOrderNumber: 10_001,
  },
  coupon: { name: 'Welcome', code: 'WELCOME10', percentOffRate: 10 },
  giftCard: { code: 'HALFTONE50', amount: '50.00' },
} as const;
