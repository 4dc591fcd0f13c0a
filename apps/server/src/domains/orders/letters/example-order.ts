import type { Static } from '@stoa/contract';
import type { Order } from '@stoa/contract/ecom/order';

const price = (amount: string) => ({ amount, formattedAmount: `€${amount}` });
const address = {
  address: {
    addressLine: 'Marktgasse 4',
    postalCode: '20095',
    city: 'Hamburg',
    country: 'DE',
  },
  contactDetails: { firstName: 'Ada', lastName: 'Byron' },
};

/** A typical order, for previews. */
export const exampleOrder: Static<typeof Order> = {
  number: '10042',
  purchasedDate: '2026-03-02T10:00:00.000Z',
  paymentStatus: 'PAID',
  fulfillmentStatus: 'PARTIALLY_FULFILLED',
  buyerInfo: { email: 'ada@example.com' },
  lineItems: [
    {
      id: '1f1d33ab-6a0f-4a5c-9d0e-5b6a4f1c0001',
      productName: { original: 'Stoneware mug' },
      descriptionLines: [{ name: { original: 'Colour' }, plainText: { original: 'Sea green' } }],
      quantity: 2,
      lineItemPrice: price('48.00'),
    },
    { productName: { original: 'Linen tea towel' }, quantity: 1, lineItemPrice: price('14.50') },
  ],
  taxIncludedInPrices: true,
  priceSummary: {
    subtotal: price('62.50'),
    discount: price('0.00'),
    shipping: price('4.90'),
    totalAdditionalFees: price('0.00'),
    tax: price('10.76'),
    total: price('67.40'),
  },
  shippingInfo: { title: 'Parcel', logistics: { deliveryTime: '2 to 3 days', shippingDestination: address } },
  billingInfo: address,
  buyerNote: 'Please ring twice.',
};
