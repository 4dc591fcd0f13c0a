import { plural } from '../grammar.ts';

/** Checkouts that customers left before paying, and the reminders of them. */
export const abandonedCheckouts = {
  title: 'Abandoned checkouts',
  reminders: 'Reminders',
  setUpReminders: 'Set up reminders',
  nouns: {
    one: 'checkout',
    many: 'checkouts',
  },
  search: 'Search by customer or item',
  status: 'Status',
  all: 'All',
  statuses: {
    ABANDONED: 'Abandoned',
    RECOVERED: 'Recovered',
  },
  worthFirst: 'Most valuable first',
  customer: 'Customer',
  items: 'Items',
  total: 'Total',
  none: 'No abandoned checkouts yet',
  noneText:
    'When a customer enters an e-mail address in the checkout and then leaves it for an hour, it appears here. You can send a link that leads back to it, or have reminders sent for you.',
  deleteTitle: (count: number) => plural(count, { one: 'Delete # checkout?', other: 'Delete # checkouts?' }),
  deleteText:
    'Their links stop working, no more reminders are sent, and they no longer count in the figures. Carts stay with the customers.',
  deleteConfirm: (count: number) => plural(count, { one: 'Delete # checkout', other: 'Delete # checkouts' }),
  deleted: (count: number) => plural(count, { one: '# checkout was deleted', other: '# checkouts were deleted' }),
  one: 'Abandoned checkout',
  of: (buyer: string) => `Checkout of ${buyer}`,
  subtotal: 'Subtotal',
  wholeTotal: 'Total with delivery, tax and discounts',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  company: 'Company',
  showMember: 'Show member',
  remind: {
    button: 'Send a reminder',
    title: 'Send a reminder now?',
    text: (email: string) => `${email} gets an e-mail with these items and a link back to the checkout.`,
    done: (email: string) => `A reminder is on its way to ${email}`,
  },
  link: {
    title: 'Link to the checkout',
    text: 'The link leads back to these items, in any browser. Whoever has it sees what the customer entered, so send it to no one else.',
    copy: 'Copy link',
  },
  activity: {
    title: 'What happened',
    left: 'The customer left the checkout',
    bought: 'The customer came back and bought it',
    SCHEDULED: 'A reminder was planned',
    EMAIL_SENT: 'A reminder was sent',
    EMAIL_NOT_SENT: 'No reminder was sent: the customer doesn’t want any',
    NOTIFICATION_SENT: 'A notification was sent',
    TASK_CREATED: 'A task was created',
    AUTOMATION_SKIPPED: 'A planned reminder was left out',
  },
  figures: {
    title: 'Last 30 days',
    perDay: 'Abandoned checkouts per day',
    day: 'Day',
    lastDays: 'in the last 30 days',
    ofThem: (rate: string) => `${rate} of them`,
    wonBack: 'Won back',
    byRecovered: 'by those that were recovered',
    open: 'Still open',
    inOthers: 'in those that were not',
    chart: (days: number) =>
      `Chart of abandoned and recovered checkouts of ${days} days. Show it as a table to read the figures.`,
    ofDay: (abandoned: string, recovered: string) => `${abandoned} abandoned, ${recovered} recovered`,
    amountWonBack: (amount: string) => `${amount} won back`,
  },
  settings: {
    title: 'Reminding customers',
    enabled: 'Remind customers by e-mail',
    hours: 'Hours after the customer left',
    second: 'Remind them once more',
    secondHours: 'Hours after the first e-mail',
    notHours: (least: number, most: number) => `Enter a number from ${least} to ${most}`,
    law: 'Check that the law where you sell allows such e-mails. You can see what they look like under [E-mails].',
    off: 'Customers are not reminded of what they left. You can still remind each of them yourself.',
    first: (hours: number) =>
      plural(hours, {
        one: '# hour after a customer left a checkout, they get an e-mail with the items and a link back to it.',
        other: '# hours after a customer left a checkout, they get an e-mail with the items and a link back to it.',
      }),
    again: (hours: number) =>
      plural(hours, {
        one: 'Those who still haven’t bought anything are reminded once more, # hour later.',
        other: 'Those who still haven’t bought anything are reminded once more, # hours later.',
      }),
    never: 'No one is reminded after a purchase, more than once a day, or once they’ve asked for no more reminders.',
  },
};
