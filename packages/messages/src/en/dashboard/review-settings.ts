import { plural } from '../grammar.ts';

/** Who may review products, what happens to new reviews, and how customers are asked for them. */
export const reviewSettings = {
  asking: {
    off: 'Customers are not asked for reviews.',
    atOnce:
      'As soon as an order is fulfilled, the customer receives an e-mail with a link to review what they bought, without logging in.',
    later: (days: number) =>
      plural(days, {
        one: '# day after an order was fulfilled, the customer receives an e-mail with a link to review what they bought, without logging in.',
        other:
          '# days after an order was fulfilled, the customer receives an e-mail with a link to review what they bought, without logging in.',
      }),
    reminded: (days: number) =>
      plural(days, {
        one: 'Those who have written nothing are reminded once, # day later.',
        other: 'Those who have written nothing are reminded once, # days later.',
      }),
    title: 'Asking for reviews',
    on: 'Ask customers for reviews by e-mail',
    days: 'Days after the order was fulfilled',
    reminder: 'Remind customers who haven’t written anything, once',
    reminderDays: 'Days after the first e-mail',
    wrongDays: (least: number, most: number) => `Enter a number from ${least} to ${most}`,
  },
  requests: {
    title: 'Review requests',
    nouns: {
      one: 'request',
      many: 'requests',
    },
    status: 'Status',
    all: 'All',
    dueFirst: 'Due first',
    states: {
      SCHEDULED: 'Scheduled',
      SENT: 'Sent',
      FAILED: 'Failed',
      CANCELED: 'Cancelled',
    },
    noContact: 'A contact that was deleted',
    failures: {
      BOUNCED: 'The address doesn’t exist',
      ACTIVATION_FAILED: 'The e-mail couldn’t be delivered',
      SUBSCRIPTION_INACTIVE: 'The customer unsubscribed',
    },
    written: (count: number) => plural(count, { one: '# review written', other: '# reviews written' }),
    opened: 'Opened',
    customer: 'Customer',
    products: 'Asked about',
    order: 'Order',
    orderNumbered: (number: string) => `Order ${number}`,
    due: 'Due',
    link: 'Link',
    linkFor: (name: string) => `the link for ${name}`,
    none: 'No requests yet',
    noneText: 'Once requests are turned on, customers are asked for reviews after their orders were fulfilled.',
    deleteText: 'Requests that were sent stay in the list.',
    cancel: 'Cancel requests',
    wereCancelled: (count: number) =>
      plural(count, { one: '# request was cancelled', other: '# requests were cancelled' }),
    wereDeleted: (count: number) => plural(count, { one: '# request was deleted', other: '# requests were deleted' }),
  },
  summary: {
    title: 'What happens to a new review',
    who: {
      EVERYBODY: 'Everyone can review your products.',
      MEMBERS: 'Only members who are logged in can review your products.',
      BUYERS: 'Only customers who bought a product can review it.',
    },
    allHeld: 'Every new review waits until someone on your team approves it.',
    newRejected: (conditions: string) => `A new review is rejected if it ${conditions}.`,
    newHeld: (conditions: string) => `A new review waits for approval if it ${conditions}.`,
    alsoHeld: (conditions: string) => `It waits for approval if it ${conditions}.`,
    othersPublished: 'All others are published at once.',
    swearWord: 'contains a swear word',
    ownWord: (count: number) =>
      plural(count, {
        one: 'contains a swear word or your own word',
        other: 'contains a swear word or one of your # own words',
      }),
    oneStar: 'has 1 star',
    stars: (rating: string) => `has ${rating} stars or fewer`,
    idleWords: 'These words are only looked for while rules decide.',
    idleWithoutRule: 'These words are only looked for if there is a rule for unwanted words.',
  },
  reviewing: 'Reviewing',
  who: {
    label: 'Who can review products',
    EVERYBODY: 'Everyone',
    everybodyText: 'Visitors give their name and e-mail address',
    MEMBERS: 'Members',
    membersText: 'People who are logged in',
    BUYERS: 'Customers',
    buyersText: 'People who bought the product',
  },
  moderation: 'Moderation',
  modes: {
    label: 'New reviews',
    RULES: 'Rules decide',
    rulesText: 'Reviews are published unless one of your rules applies',
    MANUAL: 'Your team decides',
    manualText: 'All reviews wait for approval',
    AUTOMATIC: 'All are published',
    automaticText: 'Except those with web or e-mail addresses, and repeated texts: they always wait',
  },
  rules: {
    title: 'Rules',
    text: 'If several apply, the strictest one counts. Web and e-mail addresses and repeated texts always wait at least.',
    none: 'No rules yet.',
    add: 'Add a rule',
    numbered: (number: number) => `Rule ${number}`,
    reviewsWith: 'Reviews with',
    trigger: (number: number) => `What rule ${number} looks for`,
    rating: (number: number) => `Stars of rule ${number}`,
    action: (number: number) => `What rule ${number} does`,
    remove: (number: number) => `Remove rule ${number}`,
    triggers: {
      PROFANITY: 'Unwanted words',
      LINK: 'A web or e-mail address',
      REPEATED_TEXT: 'The text of another review',
      RATING_AT_MOST: 'Few stars',
      UNVERIFIED: 'An author who hasn’t bought the product',
      IMAGE: 'A picture',
      VIDEO: 'A video',
    },
    ratings: {
      '1': '1 star',
      '2': '2 stars or fewer',
      '3': '3 stars or fewer',
      '4': '4 stars or fewer',
    },
    actions: {
      NEEDS_MANUAL_APPROVAL: 'wait for approval',
      REJECT: 'be rejected',
    },
  },
  ownWords: {
    label: 'Your own words',
    text: 'Unwanted on your site, beside English and German swear words. Press Enter after each.',
    tooLong: 'Words have at most 100 characters',
  },
};
