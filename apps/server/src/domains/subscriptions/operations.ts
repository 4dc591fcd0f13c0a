import { draftSubscriptionContracts, subscriptionContracts, subscriptions } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { changeSubscriptionCard } from './change-card.ts';
import { setRecipientInfo, setShippingInfo } from './drafts/change-delivery.ts';
import { addLineItems, updateLineItems } from './drafts/change-items.ts';
import { commitDraftSubscriptionContract } from './drafts/commit-draft.ts';
import { createDraftSubscriptionContract } from './drafts/create-draft.ts';
import { getSubscriptionContractDraftability } from './drafts/draftability.ts';
import {
  deleteDraftSubscriptionContract,
  getDraftSubscriptionContract,
  queryDraftSubscriptionContracts,
} from './drafts/read-drafts.ts';
import {
  bulkUpdateDraftSubscriptionContractTags,
  bulkUpdateDraftSubscriptionContractTagsByFilter,
} from './drafts/tag-drafts.ts';
import { cancelSubscription, pauseSubscription, resumeSubscription } from './manage.ts';
import { paySubscription } from './pay-cycle.ts';
import {
  getSubscription,
  getSubscriptionContract,
  listMySubscriptions,
  querySubscriptionContracts,
  querySubscriptions,
} from './read-subscriptions.ts';

export const served = [
  ...serve(subscriptionContracts, { getSubscriptionContract, querySubscriptionContracts }),
  ...serve(draftSubscriptionContracts, {
    getSubscriptionContractDraftability,
    createDraftSubscriptionContract,
    getDraftSubscriptionContract,
    deleteDraftSubscriptionContract,
    addLineItems,
    updateLineItems,
    setShippingInfo,
    setRecipientInfo,
    commitDraftSubscriptionContract,
    queryDraftSubscriptionContracts,
    bulkUpdateDraftSubscriptionContractTags,
    bulkUpdateDraftSubscriptionContractTagsByFilter,
  }),
  ...serve(subscriptions, {
    listMySubscriptions,
    querySubscriptions,
    getSubscription,
    pauseSubscription,
    resumeSubscription,
    paySubscription,
    changeSubscriptionCard,
    cancelSubscription,
  }),
];
