/** The page that ends reminders of abandoned checkouts. */
export const reminders = {
  title: 'No more reminders?',
  text: 'We’ll stop reminding you by e-mail of what you left in the checkout. E-mails about your orders still reach you.',
  button: 'Stop reminders',
  done: 'We won’t send you reminders again.',
};
