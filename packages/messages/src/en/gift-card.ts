/** The page where visitors buy a gift card, and its lines in carts and orders. */
export const giftCard = {
  /** The name of a gift card whose shop gives it no other. */
  name: 'Gift card',
  amount: 'Amount',
  /** `value` is more than `price`. */
  worth: (price: string, value: string) => `${value} for ${price}`,
  ownAmount: 'Another amount',
  /** Beside the field for an amount of one's own. */
  ownAmountIn: (currency: string) => `Amount in ${currency}`,
  range: (min: string, max: string) => `From ${min} to ${max}`,
  recipient: 'Who is it for?',
  forMe: 'For me',
  forMeHint: 'We’ll send the code to the e-mail address that you enter at checkout.',
  forSomeone: 'For someone else',
  recipientName: 'Their name',
  email: 'Their e-mail',
  from: 'Your name',
  message: 'Message',
  sendOn: 'Send on',
  sendOnHint: 'Leave it empty to send it as soon as it is paid.',
  addToCart: 'Add to cart',
  valid: (months: number): string => {
    if (months % 12 !== 0) return months === 1 ? 'Valid for one month.' : `Valid for ${months} months.`;
    return months === 12 ? 'Valid for one year.' : `Valid for ${months / 12} years.`;
  },
  validForever: 'Never expires.',
  howItWorks: 'The code arrives by e-mail. It pays at checkout until its balance is used up.',
  problems: {
    amount: 'Choose an amount.',
    ownAmount: (min: string, max: string) => `Enter an amount from ${min} to ${max}.`,
    email: 'Enter a valid e-mail address.',
    sendOn: 'Choose a day from today up to a year ahead.',
    gone: 'This gift card is no longer sold as it was. Please choose again.',
  },
  /** Names of what a line of a cart or an order says. */
  lineTo: 'For',
  lineOn: 'Sent on',
  lineMessage: 'Message',
  lineValue: 'Worth',
};
