/** The page that ends reminders of abandoned checkouts. */
export const reminders = {
  title: 'No more reminders?',
  text: 'We’ll send you no more reminders of unfinished purchases or requests for reviews. E-mails about your orders still reach you.',
  button: 'Stop reminders',
  done: 'We won’t send you reminders again.',
};
