/** The page where a payment request is paid. */
export const pay = {
  title: 'Payment',
  order: (number: string) => `For order ${number}`,
  /** What a payment is called where the shop says nothing else. */
  usualTitle: (order: string) => `Payment for order ${order}`,
  amount: 'Amount',
  until: (date: string) => `You can pay here until ${date}.`,
  card: 'Pay by card',
  pay: (amount: string) => `Pay ${amount}`,
  transfer: 'Pay by transfer',
  transferText: (amount: string, number: string) =>
    `Transfer ${amount} and give the order number ${number} as the reference.`,
  noMethods: 'Payment isn’t possible here at the moment. Please contact us.',
  declined: 'Your payment was declined and you haven’t been charged. Try another card.',
  inProgress: 'A payment is in progress. Please wait a moment before you try again.',
  failed: 'The payment couldn’t be made, and you haven’t been charged. Please try again later.',
  chooseCard: 'Choose a card.',
  /** Instead of the form, once nothing is to be paid. */
  states: {
    PAID: { title: 'Thank you for your payment', text: 'We’ve received it. You can close this page.' },
    EXPIRED: { title: 'This link has expired', text: 'Please ask us for a new one.' },
    VOIDED: { title: 'This payment is no longer needed', text: 'If you have questions, please contact us.' },
    SETTLED: { title: 'There is nothing left to pay', text: 'The order has been paid or cancelled.' },
  },
  unknown: { title: 'This link doesn’t work', text: 'Check that you have the whole address, or ask us for a new one.' },
};
