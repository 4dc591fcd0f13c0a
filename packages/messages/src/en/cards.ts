/** Cards that members let the shop keep: in their account, at checkout and for subscriptions. */
export const cards = {
  title: 'Payment methods',
  intro: 'Cards that you let us keep for your next purchases. We never see or store their numbers.',
  empty: 'You haven’t saved a card yet. When you pay, choose “Save this card for next time”.',
  expires: (month: number, year: number) => `Expires ${String(month).padStart(2, '0')}/${year}`,
  soon: 'Expires soon',
  expired: 'Expired',
  /** Marks the card that is offered first. */
  primary: 'Default',
  makePrimary: 'Make default',
  /** Opens what follows. */
  remove: 'Remove',
  removeHint: 'You’ll have to enter this card again to pay with it.',
  removeNow: 'Remove card',
  unusable: 'This shop can’t charge this card any more.',
  notices: {
    removed: 'The card has been removed.',
    preferred: 'This card is now your default.',
    inUse: 'A subscription is charged to this card. Choose another card for it first, or cancel it.',
    gone: 'That wasn’t possible: the card has been removed.',
    failed: 'That didn’t work. Please try again in a moment.',
  },
  /** At checkout. */
  choose: 'Your cards',
  other: 'Another card',
  save: 'Save this card for next time',
  /** Of a subscription. */
  subscription: {
    card: 'Card',
    change: 'Charge another card',
    changeHint: 'We’ll charge it for the next deliveries.',
    use: 'Use this card',
    saveFirst: 'To charge another card, save it with your next purchase.',
  },
};
