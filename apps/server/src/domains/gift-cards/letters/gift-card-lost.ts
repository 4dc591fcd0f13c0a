import { letterKind } from '../../../letters.ts';

type Facts = {
  /** Null where the order was never placed. */
  orderNumber: string | null;
  /** The last characters of the card's code. */
  ending: string;
  /** What the app has kept, formatted. */
  amount: string;
  /** The order in the dashboard, or the orders where it is not among them. */
  url: string;
};

export const giftCardLostLetter = letterKind<Facts>({
  name: 'gift-card-lost',
  title: 'Gift card not refunded',
  when: 'When an app does not return what its gift card paid for an order that was refunded or not placed.',
  isToBusiness: true,
  isOptional: true,
  write: ({ orderNumber, ending, amount, url }, { words: { giftCardLost: words } }) => ({
    subject: words.subject(amount),
    paragraphs: [
      words.text(amount, ending),
      orderNumber === null ? words.notPlaced : words.order(orderNumber),
      words.advice,
    ],
    link: { label: orderNumber === null ? words.orders : words.link, url },
    closing: words.closing,
  }),
  example: { orderNumber: '10042', ending: '4242', amount: '€10.00', url: 'https://shop.example/dashboard/orders' },
});
