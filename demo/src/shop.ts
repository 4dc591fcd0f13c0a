/** The delivery options that the buyers of the demo shop's year choose from. */
export const deliveryIds = {
  standard: '5a3ae3c8-0d5e-4a4e-9c57-8a1f3f6f9d01',
  express: '5a3ae3c8-0d5e-4a4e-9c57-8a1f3f6f9d02',
  pickup: '5a3ae3c8-0d5e-4a4e-9c57-8a1f3f6f9d03',
} as const;

/** The demo shop and its settings. Amounts are in cents and include tax. */
export const shop = {
  name: 'Halftone',
  currency: 'EUR',
  language: 'en',
  timeZone: 'Europe/Berlin',
  /** A business in the European Union charges its own rate in all of it. */
  tax: { included: true, name: 'VAT', rate: '0.19', shippingRate: '0.19' },
  settings: {
    paymentMethods: ['card', 'offline'],
    weightUnit: 'KG',
    country: 'DE',
    place: { addressLine: 'Gneisenaustr. 12', postalCode: '10961', city: 'Berlin' },
    email: 'hello@halftone.test',
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
      { label: 'Blog', href: '/blog' },
      { label: 'Contact', href: '/contact' },
    ],
    firstOrderNumber: 10_001,
  },
  delivery: {
    regions: [
      { name: 'Domestic', countries: ['DE'] },
      { name: 'International', countries: [] },
    ],
    shipping: [
      {
        id: deliveryIds.standard,
        title: 'Standard delivery',
        deliveryTime: '2 to 4 working days',
        amount: '4.90',
        freeFrom: '80.00',
      },
      { id: deliveryIds.express, title: 'Express delivery', deliveryTime: 'Next working day', amount: '12.90' },
    ],
    pickups: [
      {
        id: deliveryIds.pickup,
        in: ['Domestic'],
        name: 'Collect from the print shop',
        address: { country: 'DE', city: 'Berlin', postalCode: '10961', addressLine: 'Gneisenaustraße 12' },
        deliveryTime: 'Ready within 24 hours',
        instructions: 'Open Monday to Saturday, 10:00 to 18:00. Ring the bell at the workshop door.',
      },
    ],
    areas: [
      {
        in: ['Domestic'],
        areaName: 'Bicycle courier',
        zipConfig: { zipCodes: ['10*', '12043', '12045', '12047', '12049'] },
        estimatedDeliveryTime: 'Within Berlin’s inner city',
        amount: '6.90',
        scheduledDeliveryConfig: {
          handlingDays: 1,
          cutOffTime: { hours: 16, minutes: 0 },
          timeWindows: (['MON', 'TUE', 'WED', 'THU', 'FRI'] as const).flatMap((day) => [
            { day, start: { hours: 10, minutes: 0 }, end: { hours: 13, minutes: 0 }, enabled: true },
            { day, start: { hours: 17, minutes: 0 }, end: { hours: 20, minutes: 0 }, enabled: true },
          ]),
        },
      },
    ],
  },
  coupon: { name: 'Welcome', code: 'WELCOME10', percentOffRate: 10, minimumSubtotal: 0 },
  giftCard: { code: 'HALFTONE50', amount: '50.00' },
  /** Who is behind the site, as the law of its country asks for. */
  legalNotice: [
    'Halftone is a made-up shop that shows what this software does. Nothing is sold or delivered.',
    'Responsible for the content: Halftone, Gneisenaustr. 12, 10961 Berlin, Germany. E-mail: hello@halftone.test',
  ],
} as const;
