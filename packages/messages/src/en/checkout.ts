/** Checkout and payment. Loaded by islands. */
export const checkout = {
  checkout: 'Checkout',
  contact: 'Contact',
  haveAccount: 'Already have an account?',
  logIn: 'Log in',
  email: 'E-mail',
  phone: 'Phone',
  deliveryAddress: 'Delivery address',
  billingAddress: 'Billing address',
  /** In place of a delivery address, for buyers who collect the goods. */
  yourDetails: 'Your details',
  sameAsDetails: 'Same as your details',
  sameAsDelivery: 'Same as delivery address',
  otherAddress: 'Use a different address',
  /** The shop's own question and a note, above the payment. */
  moreDetails: 'More about your order',
  note: 'Note to the shop',
  /** Before the links to the policies. */
  agree: 'I have read and accept:',
  wantsMarketing: 'E-mail me news and offers. I can unsubscribe at any time.',
  delivery: 'Delivery',
  /** An option made of several, for items that are sent separately. */
  shipping: 'Shipping',
  /** Opens a part of the checkout that is known already, and folds it again. */
  change: 'Change',
  done: 'Done',
  updateDelivery: 'Update delivery and total',
  countryFirst: 'Choose a country to see delivery options.',
  noDelivery: 'We don’t deliver to this address yet.',
  noDeliveryOfSome: 'Some of these items can’t be delivered to this address.',
  /** Where carriers tell no prices: none at all, or beneath those of others. */
  deliveryProblems: {
    MISSING_POSTAL_CODE: 'Enter your postal code to see all delivery options.',
    INVALID_POSTAL_CODE: 'Check your postal code to see all delivery options.',
    PARTIAL_ADDRESS: 'Complete your address to see all delivery options.',
    GENERIC_ERROR: 'Not all delivery prices could be loaded. Please try again in a few minutes.',
  },
  /** Of goods that are brought at an agreed time. */
  deliveryTime: 'Delivery time',
  chooseCountry: 'Choose a country',
  /** What buyers give on top. */
  tip: 'Tip',
  noTip: 'No tip',
  ownTip: 'Another amount',
  tipAmount: (currency: string) => `Amount in ${currency}`,
  /** Memberships that pay for items in place of money. */
  memberships: 'Memberships',
  membershipsText: 'You can pay for these items with a membership.',
  noMembership: 'Pay with money',
  membershipLeft: (name: string, left: number) => `${name} (${left} left)`,
  byMembership: 'Paid with membership',
  payment: 'Payment',
  paymentMethods: {
    card: { title: 'Card', description: 'Pay securely by card.' },
    payPal: { title: 'PayPal', description: 'Pay with your PayPal account.' },
    offline: { title: 'Pay on invoice', description: 'We send an invoice with your order.' },
  },
  /** Under a payment method of a provider with a page of its own. */
  paidOnPage: 'You’ll pay on a secure page and then come back here.',
  testCard: 'Test mode: no real payment is taken.',
  /** The behaviour of the test cards. */
  testCards: {
    'sandbox-4242424242424242': 'Payment succeeds',
    'sandbox-4000000000000002': 'Card is declined',
    'sandbox-4000000000009995': 'Insufficient funds',
    'sandbox-4000002760003184': 'Bank asks for confirmation (3-D Secure)',
  },
  noPayments: 'This shop isn’t accepting payments at the moment.',
  yourOrder: 'Your order',
  /** Above the summary, folded on phones. */
  showOrder: 'Order summary',
  /** For payment methods that charge at once. */
  pay: (total: string) => `Pay ${total}`,
  /** The button of a checkout page whose total is not known. */
  payNow: 'Pay now',
  /** For payment methods that charge later. */
  placeOrderFor: (total: string) => `Place order for ${total}`,
  /** Where amounts are shown in another currency than the one that is charged. */
  charged: (amount: string) => `You’ll be charged ${amount}. Other amounts are converted and may differ slightly.`,
  placeOrder: 'Place order',
  /** Where nothing is due before a free trial ends. */
  startTrial: 'Start free trial',
  nothingToPay: 'There is nothing left to pay.',
  nothingToPayNow: 'There is nothing to pay now.',
  updating: 'Updating the total',
  updateFailed: 'The total couldn’t be updated. It will be checked again before you are charged.',
  errors: {
    email: 'Enter your e-mail address.',
    emailInvalid: 'Enter an e-mail address such as name@example.com.',
    phone: 'Enter your phone number.',
    phoneTooLong: 'This phone number is too long.',
    payment: 'Choose a payment method.',
    card: 'Choose a card.',
    noDelivery: 'We don’t deliver to this address.',
    shipping: 'Choose a delivery method.',
    custom: (question: string) => `Fill in “${question}”.`,
    tipAmount: 'Enter an amount such as 2.50.',
    agrees: 'Tick this box to place your order.',
  },
  declined: 'Your payment was declined and you haven’t been charged. Try again or choose another way to pay.',
  totalChanged: (total: string) => `The total is now ${total}. Please check your order and pay.`,
  refused: {
    soldOut: 'Something in your order has just sold out. Go back to your cart to change it. You haven’t been charged.',
    tooExpensive:
      'An item in your order costs too much in this quantity. Go back to your cart to lower it. You haven’t been charged.',
    pricesChanged: (total: string) =>
      `Prices have changed: the total is now ${total}. Please check your order and pay again.`,
    below: 'Your order is below the shop’s minimum. Go back to your cart and add something. You haven’t been charged.',
    paymentInProgress: 'A payment for this order is in progress. Please wait a moment before you try again.',
    subscriptionAlone:
      'A subscription is ordered by itself. Go back to your cart to change it. You haven’t been charged.',
    methodUnavailable: 'This payment method isn’t available at the moment. Please choose another one.',
    unchecked:
      'Your order can’t be checked at the moment. Please try again in a few minutes. You haven’t been charged.',
    other: 'Your order couldn’t be placed. Please check it and try again. You haven’t been charged.',
  },
  completed: {
    title: 'Order placed',
    text: 'This order has already been placed. There’s nothing left to do here.',
  },
  /** For buyers who come back from a provider's page. */
  waitingForPayment: {
    unpaid: {
      title: 'Your payment isn’t finished',
      text: 'You left the payment page before paying. Your items are reserved for a few more minutes.',
    },
    processing: {
      title: 'Your payment is being processed',
      text: 'This can take a moment. We’ll send you an e-mail as soon as your order is confirmed.',
    },
    pay: 'Continue to payment',
    otherWay: 'Choose another way to pay',
    checkAgain: 'Check again',
  },
  confirmPayment: {
    title: 'Confirm your payment',
    bank: 'Test bank',
    question: (total: string, shop: string) => `Approve a payment of ${total} to ${shop}?`,
    approve: 'Approve',
    decline: 'Decline',
  },
};
