import type { Domain } from '../../domain.ts';
import { removeForgottenDrafts } from './drafts/drafts.store.ts';
import { draftsFollowTags, tagDrafts } from './drafts/tag-drafts.ts';
import { contractsFollowOrders } from './follow-orders.ts';
import { subscriptionUpdateLetter } from './letters/subscription-update.ts';
import { served } from './operations.ts';
import { subscriptionData } from './personal-data.store.ts';
import { renewSubscription } from './renew.ts';

export const subscriptions: Domain = {
  name: 'subscriptions',
  says: 'What buyers get, and pay for, again and again: contracts, the orders of their cycles, and how they end',
  owns: ['subscription_contracts', 'subscription_cycles', 'draft_subscription_contracts'],
  serves: served,
  consumes: [contractsFollowOrders, draftsFollowTags],
  letters: [subscriptionUpdateLetter],
  tasks: [renewSubscription],
  jobKinds: [tagDrafts],
  expires: [removeForgottenDrafts],
  personalData: [subscriptionData],
};
