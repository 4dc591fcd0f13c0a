import type { Static } from '@stoa/contract';
import type { Order } from '@stoa/contract/ecom/order';
import { letterKind } from '../../../letters.ts';
import { exampleOrder } from './example-order.ts';
import { addressText, fact } from './order-parts.ts';

/** An order as clients see it, and its page, where the buyer has one. */
type Facts = { order: Static<typeof Order>; url: string | null };

export const pickupReadyLetter = letterKind<Facts>({
  name: 'pickup-ready',
  title: 'Ready for pickup',
  when: 'When you tell a customer that their order is ready to be picked up.',
  isOptional: true,
  write: ({ order, url }, { words: { pickupReady: words }, formats }) => {
    const { title, logistics } = order.shippingInfo ?? {};
    const { pickupDetails, deliveryTimeSlot: slot, instructions } = logistics ?? {};
    return {
      subject: words.subject(order.number ?? ''),
      paragraphs: [words.text, words.bring(order.number ?? '')],
      facts: [
        ...fact(words.place, [title, addressText(pickupDetails, formats)].filter(Boolean).join('\n')),
        ...fact(words.time, slot?.from && slot.to ? formats.timeSlot(slot.from, slot.to) : null),
        // where opening hours are: locations have no field of their own for them
        ...fact(words.instructions, instructions),
      ],
      ...(url ? { link: { label: words.order, url } } : {}),
      closing: words.closing,
    };
  },
  example: {
    order: {
      ...exampleOrder,
      shippingInfo: {
        title: 'Pickup at the studio',
        logistics: {
          pickupDetails: {
            address: { addressLine: 'Marktgasse 4', postalCode: '20095', city: 'Hamburg', country: 'DE' },
          },
          instructions: 'Monday to Friday, 10:00–18:00. Please ring at the courtyard door.',
        },
      },
    },
    url: 'https://shop.example/account/orders/10042',
  },
});
