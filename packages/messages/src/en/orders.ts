import { number as count } from './grammar.ts';

/** Orders as shown to buyers. */
export const orders = {
  /** The name of an additional fee. */
  tip: 'Tip',
  /** What staff hand over themselves. */
  inPerson: 'In person',
  /** A line of a cart or an order: what is not in stock yet. */
  preorder: 'Pre-order',
  preorderNote: 'Sent as soon as it’s available',
  /** Why a purchase cannot be ordered yet; the API says so, in carts and checkouts. */
  belowMinimum: (minimum: string) => `The minimum order is ${minimum}. Add something to check out.`,
  gone: (item: string) => `${item} is no longer sold. Remove it to check out.`,
  soldOut: (item: string) => `${item} is sold out. Remove it to check out.`,
  fewLeft: (item: string, left: number) => `Only ${left} of ${item} can be ordered.`,
  orders: 'Orders',
  order: (number: string) => `Order ${number}`,
  allOrders: 'All orders',
  empty: 'You haven’t placed any orders yet.',
  earlier: 'Earlier orders',
  columns: { number: 'Order', date: 'Date', status: 'Status', total: 'Total' },
  date: 'Order date',
  email: 'E-mail',
  payment: 'Payment',
  /** A card; without a brand where nobody knows it. */
  cardEnding: (brand: string | null | undefined, digits: string) => `${brand ?? 'Card'} ending in ${digits}`,
  delivery: 'Delivery',
  deliveryAddress: 'Delivery address',
  pickupAddress: 'Pickup address',
  billingAddress: 'Billing address',
  items: 'Items',
  yourOrder: 'Your order',
  thankYou: 'Thank you',
  thankYouNamed: (name: string) => `Thank you, ${name}`,
  paid: 'We’ve received your order and payment.',
  unpaid: 'We’ve received your order. We’ll process it as soon as your payment arrives.',
  /** Of an order with deposits. */
  paidInPart: (paid: string, left: string) =>
    `We’ve received your order and your payment of ${paid}. The remaining ${left} is due later.`,
  dueLater: (left: string) => `We’ve received your order. You’ll pay ${left} later.`,
  /** What was paid of an order so far, above what is still to pay. */
  paidSoFar: 'Paid',
  confirmationSent: (email: string) => `A confirmation is on its way to ${email}.`,
  print: 'Print',
  /** Before the link to registration, for buyers without an account. */
  registerOffer: 'Want to follow this order and check out faster next time?',
  dueByInvoice: 'Due by invoice',
  /** What gift cards did not pay. */
  stillToPay: 'Still to pay',
  paidOtherwise: 'Paid by other means',
  paymentStates: {
    PAID: 'Paid',
    NOT_PAID: 'Unpaid',
    PENDING: 'Processing',
    PARTIALLY_PAID: 'Partially paid',
    PARTIALLY_REFUNDED: 'Partially refunded',
    FULLY_REFUNDED: 'Refunded',
    DECLINED: 'Declined',
    CANCELED: 'Cancelled',
  },
  deliveryStates: {
    NOT_FULFILLED: 'Not sent yet',
    PARTIALLY_FULFILLED: 'Partly sent',
    FULFILLED: 'Sent',
  },
  pickupStates: {
    NOT_FULFILLED: 'Not picked up yet',
    PARTIALLY_FULFILLED: 'Partly picked up',
    FULFILLED: 'Picked up',
  },
  orderAgain: 'Order again',
  /** Above the cart, for whoever ordered again. They are not among the cart's texts, which browsers load. */
  againNotices: {
    again: 'The items of your order are in your cart, at today’s prices.',
    againInPart: 'Some items of your order are no longer sold, or not as many of them. The others are in your cart.',
  },
  nothingAgain: 'Nothing of this order is sold any more.',
  /** For buyers without an account. */
  guest: {
    /** On the login page, before the link to the form. */
    offer: 'Ordered without an account?',
    find: 'Find your order',
    lead: 'Enter your order number and the e-mail address that you ordered with. We’ll send you a link.',
    number: 'Order number',
    numberHint: 'It stands in the confirmation of your order.',
    noNumber: 'Enter your order number.',
    submit: 'Send link',
    checkMail: 'Check your e-mail',
    sent: (email: string) => `If you ordered with ${email}, a link to your order is on its way there.`,
    expired: 'This link doesn’t work any more. Ask for a new one.',
    shared: 'Anyone who has the address of this page can see this order.',
  },
  returns: {
    heading: 'Returns',
    ask: 'Return items',
    until: (date: string) => `You can ask for a return until ${date}.`,
    howMany: (most: number) => (most === 1 ? 'Enter 1 to return it.' : `How many to return, up to ${count(most)}.`),
    reason: 'Reason',
    chooseReason: 'Choose a reason',
    enterQuantity: 'Enter how many items you’d like to return.',
    enterReason: 'Choose a reason for the return.',
    reasons: {
      DAMAGED: 'It arrived damaged',
      WRONG_ITEM: 'It’s the wrong item',
      NOT_AS_DESCRIBED: 'It isn’t as described',
      DOES_NOT_FIT: 'It doesn’t fit',
      CHANGED_MIND: 'I changed my mind',
      OTHER: 'Another reason',
    },
    note: 'Anything else we should know?',
    submit: 'Ask for a return',
    cancel: 'Cancel this return',
    states: {
      REQUESTED: 'Requested. We’ll answer by e-mail',
      APPROVED: 'Approved. Please send the items back',
      DECLINED: 'Declined',
      RECEIVED: 'We’ve received the items',
      REFUNDED: 'Refunded',
      CANCELED: 'Cancelled',
    },
    notices: {
      returnRequested: 'We’ve received your request. We’ll answer by e-mail.',
      returnCanceled: 'The return is cancelled.',
      returnRefused: 'This isn’t possible any more. Check below what can still be returned.',
    },
  },
  /** What belongs to an order and can be saved. */
  downloads: {
    heading: 'Downloads',
    /** `size` is an amount such as 12 MB. */
    facts: (size: string, left: number | null, until: string | null) =>
      [
        size,
        ...(left === null ? [] : [left === 1 ? '1 download left' : `${count(left)} downloads left`]),
        ...(until ? [`until ${until}`] : []),
      ].join(' · '),
    none: 'You’ve downloaded this file as often as possible. Please contact us if you need it again.',
    over: (date: string) => `This download ended on ${date}. Please contact us if you need the file again.`,
    button: 'Download',
    pending: 'We’ll e-mail you the link to your files as soon as your payment has arrived.',
    preparing: 'Your files will be here in a moment. Reload this page to see them.',
    refused: 'This file can’t be downloaded any more. Please contact us if you need it again.',
  },
  files: {
    heading: 'Documents',
    invoice: (number: string) => `Download invoice ${number}`,
    receipt: (date: string, amount: string) => `Download the receipt for ${amount} of ${date}`,
  },
  parcels: {
    heading: 'Parcels',
    sent: (date: string) => `Sent on ${date}`,
    pickedUp: (date: string) => `Picked up on ${date}`,
    pickups: 'Pickup',
    item: (quantity: number, name: string) => `${count(quantity)} × ${name}`,
    trackingNumber: 'Tracking number',
    track: 'Track this parcel',
  },
};
