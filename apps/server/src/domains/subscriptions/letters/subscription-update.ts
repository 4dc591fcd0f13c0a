import { letterKind } from '../../../letters.ts';
import { asFiles, type MailedReceipt } from '../../orders/index.ts';

/** Of what buyers are told. */
export type Occasion =
  | 'STARTED'
  | 'TRIAL_STARTED'
  | 'TRIAL_ENDS'
  | 'SOON'
  | 'RENEWED'
  | 'CHANGED'
  | 'RESUMED'
  | 'PAUSED'
  | 'FAILED'
  | 'SUSPENDED'
  | 'ENDING'
  | 'ENDED';

type SubscriptionFacts = {
  occasion: Occasion;
  items: readonly { name: string; quantity: number }[];
  /** `Every month` */
  every: string;
  /** What is charged for each cycle. */
  total: string;
  /** Of the order that was charged; null where none was. */
  orderNumber: string | null;
  /** Of what was paid for it. */
  receipts: readonly MailedReceipt[];
  /** When the next cycle is charged, or tried again; null where none is. */
  nextDate: string | null;
  /** When it ends; null while nobody said so. */
  endDate: string | null;
  /** Where the buyer sees and changes it. */
  url: string | null;
  /** Whether the buyer can pay there with another card what could not be charged. */
  canBePaid: boolean;
};

export const subscriptionUpdateLetter = letterKind<SubscriptionFacts>({
  name: 'subscription-update',
  title: 'Subscription',
  when: 'When a subscription or its free trial begins, three days before it is charged again or for the first time, when it is renewed, changed, paused or resumed, when its charge fails, and when it ends.',
  isOptional: true,
  write: (
    { occasion, items, every, total, orderNumber, receipts, nextDate, endDate, url, canBePaid },
    { words, formats },
  ) => {
    const { subscriptionUpdate: own, facts } = words;
    const isTried = occasion === 'FAILED';
    return {
      subject: own.subject[occasion],
      paragraphs: [own.text[occasion], ...(url && canBePaid ? [own.otherCard] : [])],
      items: items.map(({ name, quantity }) => ({ title: facts.item(quantity, name) })),
      facts: [
        { label: own.every, value: every },
        { label: own.total, value: total },
        ...(orderNumber ? [{ label: own.order, value: orderNumber }] : []),
        ...(nextDate ? [{ label: isTried ? own.nextTry : own.nextCharge, value: formats.longDate(nextDate) }] : []),
        ...(endDate ? [{ label: own.ends, value: formats.longDate(endDate) }] : []),
      ],
      ...(url ? { link: { label: own.link, url } } : {}),
      files: asFiles(receipts, facts),
      closing: own.closing,
    };
  },
  example: {
    occasion: 'RENEWED',
    items: [{ name: 'Coffee of the month', quantity: 1 }],
    every: 'Every month',
    total: '€14.90',
    orderNumber: '10042',
    receipts: [
      {
        amount: '€14.90',
        url: 'https://shop.example/stoa/v1/receipts/files/10042',
        until: '2026-10-02T10:00:00.000Z',
      },
    ],
    nextDate: '2026-05-02T10:00:00.000Z',
    endDate: null,
    url: 'https://shop.example/account/orders/10042',
    canBePaid: false,
  },
});
