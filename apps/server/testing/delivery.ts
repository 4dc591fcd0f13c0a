/** How the sites of tests deliver. Options have ids that tests name. */
import type { DeliveryPlan } from '../src/domains/delivery/index.ts';

export const STANDARD = '00000000-0000-4000-8000-0000000000e1';
export const POST = '00000000-0000-4000-8000-0000000000e2';
export const PICKUP = '00000000-0000-4000-8000-0000000000e3';

/** Everywhere alike. */
export const deliveryOfSites: DeliveryPlan = {
  regions: [{ name: 'International', countries: [] }],
  shipping: [
    {
      id: STANDARD,
      title: 'Standard delivery',
      deliveryTime: '2 to 4 working days',
      amount: '4.90',
      freeFrom: '100.00',
    },
  ],
  pickups: [
    {
      id: PICKUP,
      name: 'Collect from the workshop',
      deliveryTime: 'Ready tomorrow',
      address: { country: 'DE', city: 'Berlin', postalCode: '10961', addressLine: 'Gneisenaustr. 12' },
    },
  ],
};

/** By post to two countries; others collect. */
export const deliveryOfShop: DeliveryPlan = {
  regions: [
    { name: 'Domestic', countries: ['DE', 'AT'] },
    { name: 'International', countries: [] },
  ],
  shipping: [{ id: POST, in: ['Domestic'], title: 'Post', deliveryTime: '3 days', amount: '4.90', freeFrom: '100.00' }],
  pickups: [
    {
      id: PICKUP,
      name: 'Pickup',
      deliveryTime: '1 day',
      address: { country: 'DE', city: 'Berlin', postalCode: '10961', addressLine: 'Gneisenaustr. 12' },
    },
  ],
};
