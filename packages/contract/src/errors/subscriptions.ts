import type { ErrorEntry } from './error-entry.ts';

/** Codes of subscriptions and their drafts. */
export const subscriptionsErrors = {
  SUBSCRIPTION_CANNOT_BE_CHARGED: {
    status: 428,
    description: 'The next delivery cannot be ordered at the moment.',
  },
  SUBSCRIPTION_CONTRACT_NOT_FOUND: { status: 404, description: 'There is no such subscription.' },
  SUBSCRIPTION_STATE_CONFLICT: { status: 428, description: 'The subscription is in a state that does not allow this.' },
  SHIPPABLE_LINE_ITEM_CONTAINS_FREE_TRIAL_SUBSCRIPTION: {
    status: 428,
    description: 'An item with a free trial that is delivered is ordered by a checkout.',
  },
  SUBSCRIPTION_WITH_GIFT_CARD: { status: 428, description: 'A gift card cannot pay for a subscription.' },
  SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS: {
    status: 428,
    description: 'A subscription is ordered by itself, without other items.',
  },
  SUBSCRIPTION_WITH_ZERO_TOTAL: { status: 428, description: 'A subscription that costs nothing cannot be ordered.' },
  SUBSCRIPTION_ONLY_PRODUCT: {
    status: 428,
    description: 'The product is sold by subscription only.',
  },
  ALREADY_COMMITTED: { status: 428, description: 'The draft was committed and can no longer be changed.' },
  BILLING_ADDRESS_REQUIRED: { status: 428, description: 'The subscription has no billing address.' },
  CYCLE_ALREADY_STARTED: { status: 428, description: 'The cycle has begun. Change the ones that come after it.' },
  DRAFT_ALREADY_EXISTS_FOR_ANOTHER_TARGET: {
    status: 428,
    description: 'Changes of other cycles have been begun. Commit or delete them first.',
  },
  DRAFT_BELONGS_TO_ANOTHER_OWNER: { status: 428, description: 'Only whoever began the changes can commit them.' },
  DRAFT_SUBSCRIPTION_CONTRACT_NOT_FOUND: { status: 404, description: 'There is no such draft, or it has expired.' },
  EXTERNAL_LINE_ITEM_ID_ALREADY_EXISTS: { status: 409, description: 'The draft has a line with this external id.' },
  LINE_ITEM_ALREADY_EXISTS: { status: 409, description: 'The draft has a line with this id.' },
  LINE_ITEM_HAS_DISCOUNTS: { status: 428, description: 'The line has discounts that were agreed for what it is.' },
  LINE_ITEM_IS_REMOVED: { status: 428, description: 'The line was taken off.' },
  LINE_ITEM_PRICE_UNDETERMINED: { status: 428, description: 'A line has no price yet.' },
  MULTIPLE_CATALOGS: { status: 428, description: 'A subscription has items of one catalogue.' },
  NO_CHANGES_TO_COMMIT: { status: 428, description: 'The draft changes nothing.' },
  NO_SUBSCRIPTION_LINE_ITEMS_AFTER_COMMIT: {
    status: 428,
    description: 'Nothing would be left of the subscription. Cancel it instead.',
  },
  SHIPPING_ADDRESS_REQUIRED: { status: 428, description: 'The subscription has no address to deliver to.' },
  SUBSCRIPTION_CONTRACT_NOT_DRAFTABLE: {
    status: 428,
    description: 'The coming cycles of this subscription cannot be changed.',
  },
} as const satisfies Record<string, ErrorEntry>;
