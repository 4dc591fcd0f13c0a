import { number, plural } from './grammar.ts';

/** The platform's e-mails. `sender` is the name of the site, or of the platform. */
export const letters = {
  /** Names of values used by several letters. */
  facts: {
    time: 'Time',
    address: 'Address',
    program: 'Program',
    unknown: 'unknown',
    /** A line of an order. */
    item: (quantity: number, name: string) => `${number(quantity)} × ${name}`,
    receipt: (amount: string) => `Download the receipt for ${amount}`,
  },
  code: {
    subject: (code: string, sender: string) => `${code} is your code for ${sender}`,
    code: (code: string) => `Your code is ${code}.`,
    validity: 'It is valid for 10 minutes. Don’t share it with anyone.',
    closing: 'If you didn’t ask for a code, you can ignore this e-mail.',
  },
  recovery: {
    subject: (sender: string) => `Set a new password for ${sender}`,
    text: 'Someone asked for a new password for your account. The link works once and expires after one hour.',
    link: 'Set a new password',
    closing: 'If it wasn’t you, you can ignore this e-mail. Your password won’t change.',
  },
  activation: {
    subject: (sender: string) => `Your account at ${sender}`,
    text: (sender: string) =>
      `${sender} has created an account for you. Choose a password to log in. The link works once and expires after one week.`,
    link: 'Choose a password',
    closing: 'If you don’t want the account, you can ignore this e-mail.',
  },
  approved: {
    subject: (sender: string) => `Welcome to ${sender}`,
    text: (sender: string) => `${sender} has approved your account. You can log in now.`,
    closing: 'If you didn’t ask for an account, you can ignore this e-mail.',
  },
  approvalAwaited: {
    subject: (count: number, latest: string, sender: string) =>
      `${plural(count, { one: `${latest} is waiting`, other: '# people are waiting' })} for your approval at ${sender}`,
    text: (count: number, latest: string, sender: string) =>
      `${plural(count, { one: `${latest} is waiting`, other: '# people are waiting' })} to become a member of ${sender}.`,
    latest: (latest: string) => `The latest request is from ${latest}.`,
    link: 'See who’s waiting',
    closing: 'You’ll get at most one of these e-mails an hour. Choose who gets them in the settings, under Sign-in.',
  },
  newDevice: {
    subject: (sender: string) => `New login to your account at ${sender}`,
    text: 'Someone logged in to your account on a device we haven’t seen before.',
    closing: 'If it wasn’t you, set a new password right away. That logs out all devices.',
  },
  passwordChanged: {
    subject: (sender: string) => `Your password for ${sender} was changed`,
    text: 'The password for your account was changed. Other devices were logged out.',
    closing: 'If it wasn’t you, reset your password on the login page right away.',
  },
  wrongCodes: {
    subject: (sender: string) => `Someone tried to log in to your account at ${sender}`,
    text: 'Someone entered your password, followed by incorrect codes. They couldn’t log in.',
    closing: 'If it wasn’t you, set a new password: someone else knows yours.',
  },
  factorsChanged: {
    subject: (sender: string) => `Your login settings for ${sender} were changed`,
    changes: {
      EMAIL_ADDED: () => 'From now on, we’ll e-mail you a code each time you log in.',
      TOTP_ADDED: () => 'An authenticator app was added to your account.',
      WEBAUTHN_ADDED: (name: string) => `The passkey “${name}” was added to your account.`,
      RECOVERY_CODES_CREATED: () => 'New recovery codes were created. Older ones no longer work.',
      REMOVED: (name: string) => `“${name}” was removed. You won’t be asked for it when you log in.`,
    },
    closing: 'If it wasn’t you, set a new password right away and remove anything you don’t recognise.',
  },
  addressChanged: {
    subject: (sender: string) => `Your login address for ${sender} was changed`,
    text: (address: string) => `From now on, log in with ${address}.`,
    closing: 'If it wasn’t you, contact us right away.',
  },
  invitation: {
    subject: (siteName: string) => `Join the team of ${siteName}`,
    text: (invitedBy: string, siteName: string, role: string) =>
      `${invitedBy} invites you to work on ${siteName}. Your role: ${role}.`,
    link: 'Join the team',
    closing:
      'The link works once and expires after one week. If you don’t know what this is about, you can ignore this e-mail.',
  },
  signUp: {
    subject: (siteName: string) => `Finish signing up: ${siteName}`,
    text: (siteName: string) => `Choose a password and an address for ${siteName}, and your site opens.`,
    link: 'Open my site',
    closing:
      'The link works once and expires after one day. If you didn’t sign up, you can ignore this e-mail: nothing will happen.',
  },
  signUpKnown: {
    subject: 'You already have an account',
    text: (siteName: string) =>
      `Someone signed up with your e-mail address for a site named ${siteName}. You have an account already. Log in to make another site.`,
    link: 'Log in',
    closing: 'If it wasn’t you, you can ignore this e-mail: nothing has changed.',
  },
  siteDeleted: {
    subject: (siteName: string) => `${siteName} is in the trash`,
    text: (siteName: string, date: string) =>
      `${siteName} was moved to the trash, and visitors no longer reach it. It will be deleted for good on ${date}. Until then, you can restore it as it was.`,
    link: 'See your sites',
    closing: 'If it wasn’t you, restore the site and change your password.',
  },
  siteOffered: {
    subject: (siteName: string) => `${siteName} can be yours`,
    text: (offeredBy: string, siteName: string) =>
      `${offeredBy} would like to transfer the site ${siteName} to you, with its orders, customers and files. You become its owner once you accept.`,
    link: 'See the offer',
    closing:
      'The link works once and expires after one week. If you don’t know what this is about, you can ignore this e-mail.',
  },
  siteGiven: {
    subject: (siteName: string) => `${siteName} has a new owner`,
    text: (email: string, siteName: string) => `${email} has accepted ${siteName} and owns the site now.`,
    stays: 'You stay on the team as an admin.',
    leaves: 'You no longer have access to it.',
    link: 'See your sites',
  },
  siteReceived: {
    subject: (siteName: string) => `${siteName} is yours`,
    text: (siteName: string) => `You own the site ${siteName} now.`,
    stays: (former: string) => `${former} stays on the team as an admin.`,
    check:
      'Payment accounts, API keys and the team are as they were. Check in the settings whether they should stay that way.',
    link: 'See your sites',
  },
  signUpInvitation: {
    subject: 'You’re invited to make a site',
    text: (invitedBy: string) => `${invitedBy} invites you to make a site of your own.`,
    link: 'Make a site',
    closing:
      'The link works once and expires after one week. If you don’t know what this is about, ignore this e-mail.',
  },
  backInStock: {
    subject: (product: string) => `${product} is back in stock`,
    text: (product: string) => `${product} is back in stock.`,
    link: (product: string) => `See ${product}`,
    closing: (sender: string) => `You asked ${sender} to notify you. This is the only e-mail you’ll get about it.`,
  },
  orderConfirmation: {
    subject: (orderNumber: string) => `Your order ${orderNumber}`,
    thanks: 'Thank you for your order.',
    payment: 'You’ll pay later, as agreed.',
    paidInPart: (paid: string, left: string) => `You’ve paid ${paid}. The remaining ${left} is due later.`,
    subtotal: 'Subtotal',
    discount: 'Discount',
    shipping: 'Shipping',
    fees: 'Fees',
    tax: 'Tax',
    includedTax: 'Tax included',
    taxExempt: 'Exempt',
    total: 'Total',
    /** Before what is charged first once a free trial is over. */
    afterTrial: 'After the free trial',
    /** `ending` is the last characters of its code. */
    giftCard: (ending: string) => `Paid with the gift card ending in ${ending}`,
    paidSoFar: 'Paid',
    stillToPay: 'Still to pay',
    deposit: (amount: string) => `Deposit: ${amount} each`,
    orderNumber: 'Order number',
    orderDate: 'Date',
    deliveryAddress: 'Delivery address',
    pickup: 'Pickup',
    pickupAddress: 'Pickup address',
    delivery: 'Delivery',
    billingAddress: 'Billing address',
    note: 'Your note',
    link: 'See your order',
    closing: 'If something isn’t right, please contact us.',
  },
  newOrder: {
    subject: (orderNumber: string, total: string) => `New order ${orderNumber}: ${total}`,
    paid: (total: string) => `An order for ${total} has just come in, and is paid.`,
    unpaid: (total: string) => `An order for ${total} has just come in. It isn’t paid yet.`,
    total: 'Total',
    customer: 'Customer',
    delivery: 'Delivery',
    note: 'The customer’s note',
    link: 'Open the order',
    closing: 'Choose who gets these e-mails in the settings, under E-mails.',
  },
  downloads: {
    subject: (orderNumber: string) => `Your downloads from order ${orderNumber}`,
    text: 'Thank you for your payment. Your files are ready on the page of your order:',
    link: 'Download your files',
    closing: 'If you have any questions, please reply to this e-mail.',
  },
  reviewWaiting: {
    subject: (product: string) => `A review of ${product} is waiting for you`,
    text: 'A customer has written a review. It appears on your site once you approve it.',
    rating: 'Rating',
    stars: (count: number) => `${count} out of 5 stars`,
    author: 'From',
    review: 'Review',
    link: 'Approve or reject it',
    closing: 'Choose who gets these e-mails in the settings, under E-mails.',
  },
  chargeback: {
    subject: (orderNumber: string, amount: string) => `Chargeback of ${amount} for order ${orderNumber}`,
    text: (amount: string) => `The customer’s bank has taken back ${amount}.`,
    advice: 'If you disagree, tell your payment provider soon. There’s usually a deadline.',
    link: 'Open the order',
    closing: 'Choose who gets these e-mails in the settings, under E-mails.',
  },
  /** A membership of an app did not pay for items that it was chosen for. */
  membershipUnpaid: {
    subject: (orderNumber: string) => `A membership didn’t pay for order ${orderNumber}`,
    text: 'The customer chose a membership at checkout, but it couldn’t be charged. These items are still unpaid:',
    owed: (amount: string) =>
      `${amount} is still to be paid. You can collect it from the customer, or cancel the order.`,
    link: 'Open the order',
    closing: 'Choose who gets these e-mails in the settings, under E-mails.',
  },
  lowStock: {
    subject: (count: number) => (count === 1 ? 'An item is running out' : `${count} items are running out`),
    text: 'These items are sold out, or nearly so. We’ll only mention them again once you’ve restocked them or they sell out.',
    left: (quantity: number) => (quantity > 0 ? `${quantity} left` : 'Sold out'),
    link: 'Open the inventory',
    closing: 'Choose who gets these e-mails in the settings, under E-mails.',
  },
  weeklySummary: {
    subject: (shop: string, sales: string) => `Last week at ${shop}: ${sales}`,
    text: (from: string, to: string) =>
      `Here’s how your shop did from ${from} to ${to}, compared with the week before.`,
    sales: 'Sales',
    orders: 'Orders',
    average: 'Average order',
    compared: (current: string, previous: string) => `${current} (before: ${previous})`,
    sold: (count: number) => (count === 1 ? '1 sold' : `${count} sold`),
    lowStock: 'Items running out',
    link: 'Open the reports',
    closing: 'Choose who gets these e-mails in the settings, under E-mails.',
  },
  paymentReceived: {
    subject: (orderNumber: string) => `We’ve received your payment for order ${orderNumber}`,
    received: (amount: string) => `Thank you! We’ve received your payment of ${amount}.`,
    owed: (amount: string) => `${amount} is still to be paid.`,
    total: 'Total of the order',
    orderNumber: 'Order number',
    amount: 'Payment',
    date: 'Received on',
    link: 'View your order',
    closing: (date: string) => `You can download the receipt until ${date}.`,
  },
  returnUpdate: {
    subject: {
      REQUESTED: (orderNumber: string) => `We’ve received your return request for order ${orderNumber}`,
      APPROVED: (orderNumber: string) => `Your return for order ${orderNumber} is approved`,
      DECLINED: (orderNumber: string) => `About your return request for order ${orderNumber}`,
      RECEIVED: (orderNumber: string) => `We’ve received the items you returned from order ${orderNumber}`,
    },
    text: {
      REQUESTED: 'You’ve asked to return these items. We’ll look at your request and answer by e-mail.',
      APPROVED: 'We’ve approved the return of these items.',
      DECLINED: 'We can’t take these items back.',
      RECEIVED: 'These items have arrived. We’ll check them, and tell you when we refund them.',
    },
    link: 'See your order',
    closing: 'If you have any questions, please reply to this e-mail.',
  },
  subscriptionUpdate: {
    subject: {
      STARTED: 'Your subscription has started',
      TRIAL_STARTED: 'Your free trial has started',
      TRIAL_ENDS: 'Your free trial ends soon',
      SOON: 'Your next delivery is coming up',
      RENEWED: 'Your subscription has been renewed',
      CHANGED: 'Your subscription has changed',
      RESUMED: 'Your subscription goes on',
      PAUSED: 'Your subscription is paused',
      FAILED: 'We couldn’t renew your subscription',
      SUSPENDED: 'Your subscription has been suspended',
      ENDING: 'Your subscription will end',
      ENDED: 'Your subscription has ended',
    },
    text: {
      STARTED:
        'Thank you for subscribing. We’ll charge your card before each delivery. You can pause or cancel at any time.',
      TRIAL_STARTED:
        'Enjoy your free trial. We’ll charge your card when it ends, and then before each delivery. If you cancel before it ends, we won’t charge your card again.',
      TRIAL_ENDS: 'We’ll charge your card when your free trial ends, unless you cancel before then.',
      SOON: 'We’ll charge your card for the next delivery soon. Until then, you can pause or cancel your subscription.',
      RENEWED: 'We’ve charged your card for the next delivery.',
      CHANGED: 'We’ve changed your coming deliveries as shown below.',
      RESUMED: 'Your subscription is active again.',
      PAUSED: 'We won’t charge or deliver anything until you resume it.',
      FAILED: 'The next delivery of your subscription couldn’t be charged or isn’t available. We’ll try again.',
      SUSPENDED:
        'We’ve tried several times without success to renew your subscription, and won’t try again. To go on, resume it.',
      ENDING: 'You’ve cancelled your subscription. Nothing more will be charged.',
      ENDED: 'Nothing more will be charged or delivered. Thank you for having been with us.',
    },
    otherCard: 'You can also pay now with another card: follow the link below.',
    every: 'Delivery',
    total: 'Price per delivery',
    order: 'Order',
    nextCharge: 'Next charge',
    nextTry: 'Next attempt',
    ends: 'Ends on',
    link: 'See your subscription',
    closing: 'If you have any questions, please reply to this e-mail.',
  },
  returnRequest: {
    subject: (orderNumber: string) => `Return requested for order ${orderNumber}`,
    text: 'A customer would like to return these items.',
    reason: 'Reason',
    reasons: {
      DAMAGED: 'Arrived damaged',
      WRONG_ITEM: 'Wrong item',
      NOT_AS_DESCRIBED: 'Not as described',
      DOES_NOT_FIT: 'Doesn’t fit',
      CHANGED_MIND: 'Changed their mind',
      OTHER: 'Another reason',
    },
    note: 'The customer’s note',
    link: 'Answer the request',
    closing: 'Choose who gets these e-mails in the settings, under E-mails.',
  },
  confirmSubscription: {
    subject: (sender: string) => `Please confirm your subscription to ${sender}`,
    text: (sender: string) =>
      `Someone entered this e-mail address to hear from ${sender} by e-mail. If that was you, please confirm it.`,
    link: 'Confirm subscription',
    closing: 'If it wasn’t you, you don’t need to do anything: we won’t send you any e-mails.',
  },
  formAnswer: {
    closing: (sender: string) =>
      `You’re getting this because someone entered your e-mail address in a form of ${sender}. If that wasn’t you, ignore this e-mail.`,
  },
  newSubmission: {
    subject: (form: string) => (form ? `New message by the form “${form}”` : 'New message by a form'),
    text: (form: string) => (form ? `Someone has sent the form “${form}”.` : 'Someone has sent a form.'),
    closing: 'Choose who gets these e-mails in the settings, under E-mails.',
  },
  orderLink: {
    subject: (orderNumber: string) => `Your order ${orderNumber}`,
    text: 'Here is the link to your order that you asked for.',
    link: 'See your order',
    closing: 'If you didn’t ask for it, you can ignore this e-mail. Anyone who has the link can see the order.',
  },
  paymentRequest: {
    subject: (amount: string, sender: string) => `${sender} asks you to pay ${amount}`,
    text: (amount: string, orderNumber: string) => `Please pay ${amount} for your order ${orderNumber}.`,
    for: 'For',
    amount: 'Amount',
    until: 'Payable until',
    link: (amount: string) => `Pay ${amount}`,
    closing: (sender: string) => `If you have questions, reply to this e-mail: it reaches ${sender}.`,
  },
  invoice: {
    subject: (number: string, sender: string) => `Invoice ${number} from ${sender}`,
    text: (orderNumber: string) => `Here is the invoice for your order ${orderNumber}.`,
    number: 'Invoice number',
    total: 'Total',
    due: 'Payable by',
    link: 'Download the invoice',
    closing: 'Keep this e-mail: the link works for as long as the invoice exists.',
  },
  orderCanceled: {
    subject: (orderNumber: string) => `Your order ${orderNumber} was cancelled`,
    cancelled: 'We’ve cancelled your order with these items.',
    refund: 'We’ll be in touch about the money that you’ve paid, if you haven’t heard from us about it already.',
    link: 'See your order',
    closing: 'If you have any questions, please reply to this e-mail.',
  },
  orderEdited: {
    subject: (orderNumber: string) => `Your order ${orderNumber} was changed`,
    changed: 'We’ve changed your order. These items are in it now.',
    toPay: 'The new total is more than you’ve paid so far.',
    toRefund: 'You’ve paid more than the new total. We’ll pay back the difference.',
    total: 'New total',
    open: 'Still to pay',
    link: 'See your order',
    closing: 'If you have any questions, please reply to this e-mail.',
  },
  refund: {
    subject: (orderNumber: string) => `Refund for your order ${orderNumber}`,
    refunded: (amount: string) => `We’ve refunded ${amount}. It may take a few days until you see it in your account.`,
    orderNumber: 'Order number',
    amount: 'Refund',
    reason: 'Reason',
    link: 'See your order',
    closing: 'If you have any questions, please reply to this e-mail.',
  },
  dispatch: {
    subject: (orderNumber: string) => `Your order ${orderNumber} is on its way`,
    /** All items of the order, or some of them. */
    all: 'Your order is on its way to you.',
    some: 'Part of your order is on its way to you. You’ll get another e-mail when we send the rest.',
    carrier: 'Carrier',
    trackingNumber: 'Tracking number',
    deliveryAddress: 'Delivery address',
    track: 'Track your parcel',
    order: 'See your order',
    closing: 'If something isn’t right, please contact us.',
  },
  pickupReady: {
    subject: (orderNumber: string) => `Your order ${orderNumber} is ready for pickup`,
    text: 'Your order is packed and waiting for you.',
    bring: (orderNumber: string) => `Please have your order number ${orderNumber} to hand when you come.`,
    place: 'Pickup location',
    time: 'Pickup time',
    instructions: 'Good to know',
    order: 'See your order',
    closing: 'If you can’t come, please contact us.',
  },
  abandonedCheckout: {
    subject: (sender: string) => `You left something at ${sender}`,
    greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
    text: (sender: string) =>
      `You were about to buy something from ${sender}. What you chose is still there, so you can pick up where you left off.`,
    reminder: (sender: string) => `What you chose at ${sender} is still waiting for you. This is our last reminder.`,
    total: 'Total',
    link: 'Continue to checkout',
    closing: (sender: string) =>
      `You’re getting this e-mail because you entered your address in the checkout of ${sender}. If you’ve changed your mind, there’s nothing to do.`,
    unsubscribe: 'Don’t send me reminders',
  },
  reviewRequest: {
    subject: (product: string, count: number) =>
      plural(count, { one: `How do you like ${product}?`, other: 'How do you like what you bought?' }),
    greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
    text: (sender: string) =>
      `You bought something from ${sender} recently. Would you tell others what you think of it? It takes a minute, and you don’t need to log in.`,
    reminder: (sender: string) =>
      `We’d still love to hear what you think of what you bought from ${sender}. It takes a minute, and you don’t need to log in.`,
    link: (count: number) => plural(count, { one: 'Write a review', other: 'Write reviews' }),
    closing: (sender: string) => `You’re getting this e-mail because you bought these items from ${sender}.`,
    unsubscribe: 'Don’t ask me for reviews',
  },
  giftCard: {
    subject: (amount: string, shop: string) => `Your gift card for ${shop}, worth ${amount}`,
    greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
    /** `from` is empty where the sender is unknown. */
    text: ({ from, amount, shop }: { from: string; amount: string; shop: string }) =>
      `${from ? `${from} has sent you` : 'Here is'} a gift card worth ${amount} for ${shop}. Enter its code when you check out.`,
    code: 'Code',
    balance: 'Balance',
    expires: 'Valid until',
    shop: 'Go to the shop',
    closing: 'Keep this e-mail: anyone who has the code can use the card.',
  },
};
