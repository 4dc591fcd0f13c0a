import { subscriptionContracts, subscriptions } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { cancelSubscription, pauseSubscription, resumeSubscription } from './manage.ts';
import {
  getSubscription,
  getSubscriptionContract,
  listMySubscriptions,
  querySubscriptionContracts,
  querySubscriptions,
} from './read-subscriptions.ts';

export const served = [
  ...serve(subscriptionContracts, { getSubscriptionContract, querySubscriptionContracts }),
  ...serve(subscriptions, {
    listMySubscriptions,
    querySubscriptions,
    getSubscription,
    pauseSubscription,
    resumeSubscription,
    cancelSubscription,
  }),
];
