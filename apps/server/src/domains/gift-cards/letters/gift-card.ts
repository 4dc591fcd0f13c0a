import { letterKind } from '../../../letters.ts';

type Facts = {
  code: string;
  /** Its balance, formatted. */
  amount: string;
  /** Of the recipient; empty where it is unknown. */
  name: string;
  senderName: string | null;
  message: string | null;
  expirationDate: string | null;
  /** The shop. */
  url: string;
};

export const giftCardLetter = letterKind<Facts>({
  name: 'gift-card',
  title: 'Gift card',
  when: 'When you issue a gift card to someone, or on the day that you chose.',
  isConfidential: true,
  write: (card, { words: { giftCard: words }, formats, sender }) => {
    const { code, amount, name, senderName, message, expirationDate, url } = card;
    return {
      subject: words.subject(amount, sender),
      paragraphs: [
        words.greeting(name),
        words.text({ from: senderName ?? '', amount, shop: sender }),
        ...(message ? [message] : []),
      ],
      facts: [
        { label: words.code, value: code },
        { label: words.balance, value: amount },
        ...(expirationDate ? [{ label: words.expires, value: formats.date(expirationDate) }] : []),
      ],
      link: { label: words.shop, url },
      closing: words.closing,
    };
  },
  example: {
    code: 'K7MQ2PXA9WVT4HCE',
    amount: '€50.00',
    name: 'Ada',
    senderName: 'Grace',
    message: 'Happy birthday! Buy yourself something nice.',
    expirationDate: '2029-12-31T23:00:00.000Z',
    url: 'https://shop.example/',
  },
});
