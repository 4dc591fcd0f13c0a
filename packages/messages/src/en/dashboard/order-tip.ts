/** The tip of an order, and who gets which part of it. */
export const orderTip = {
  title: 'Tip',
  share: 'Share tip',
  shared: 'The tip is shared',
  kept: 'The tip is for the business',
  settled: 'The tip of this order can no longer be changed.',
  people: 'Who shares it',
  peopleText: 'Everyone chosen gets an equal share. If no one is chosen, the whole tip goes to the business.',
  business: 'For the business',
  formerStaff: 'Former staff',
  paidOut: (amount: string) => `${amount}, paid out`,
};
