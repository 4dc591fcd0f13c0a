/** Subscriptions to a product. */
export const productPlans = {
  title: 'Subscriptions',
  plans: 'Subscription plans',
  text: 'Let customers order it regularly, at a discount if you like.',
  once: 'Also sell as a one-time purchase',
  add: 'Add plan',
  unnamed: {
    inText: 'new plan',
    title: 'New plan',
  },
};
