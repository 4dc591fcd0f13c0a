import { letterKind } from '../../../letters.ts';
import type { ReturnedItem } from '../returned-items.ts';

/** Of what buyers are told. What they do themselves they know, and money that goes back has a letter of its own. */
export type ToldStatus = 'REQUESTED' | 'APPROVED' | 'DECLINED' | 'RECEIVED';

type Facts = {
  status: ToldStatus;
  orderNumber: string;
  items: readonly ReturnedItem[];
  /** The shop's own words. */
  answer: string | null;
  /** The page of the order. */
  url: string | null;
};

export const returnUpdateLetter = letterKind<Facts>({
  name: 'return-update',
  title: 'Return',
  when: 'When a customer asks for a return, when you approve or decline it, and when you have received the items.',
  isOptional: true,
  write: ({ status, orderNumber, items, answer, url }, { words: { returnUpdate: words, facts } }) => ({
    subject: words.subject[status](orderNumber),
    paragraphs: [words.text[status], ...(answer ?? '').split(/\n+/).flatMap((text) => text.trim() || [])],
    items: items.map(({ name, quantity }) => ({ title: facts.item(quantity, name) })),
    ...(url ? { link: { label: words.link, url } } : {}),
    closing: words.closing,
  }),
  example: {
    status: 'APPROVED',
    orderNumber: '10042',
    items: [{ name: 'Stoneware mug', quantity: 1 }],
    answer: 'Please send it to Mill Lane 4, Bristol, with the note from your parcel.',
    url: 'https://shop.example/account/orders/10042',
  },
});
