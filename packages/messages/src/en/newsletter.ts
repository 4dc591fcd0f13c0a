/** The page that confirms a subscription. */
export const newsletter = {
  title: 'Confirm your subscription',
  text: 'Press the button, and we’ll send you our news by e-mail. You can unsubscribe at any time.',
  button: 'Confirm subscription',
  done: 'You’re subscribed. Thank you!',
};
