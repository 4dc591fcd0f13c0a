import type { draftSubscriptionContracts, Response, Static } from '@stoa/contract';
import type { DraftSubscriptionContract } from '@stoa/contract/ecom/draft-subscription-contract';
import type { Plan } from '../renewal-checkout.ts';

type Service = typeof draftSubscriptionContracts;
export type WireDraft = Static<typeof DraftSubscriptionContract>;
export type WireCalculated = NonNullable<
  Response<Service['getDraftSubscriptionContract']>['calculatedDraftSubscriptionContract']
>;
export type Answer = { calculatedDraftSubscriptionContract: WireCalculated };

/** Changes of what a subscription's coming cycles are made of. */
export type Draft = {
  id: string;
  contractId: string;
  status: 'DRAFT' | 'COMMITTED';
  revision: string;
  createdDate: string;
  updatedDate: string;
} & DraftDocument;

export type DraftDocument = {
  /** The first cycle that it changes, and whether it changes all that come after it as well. */
  target: { cycle: number; isOnly: boolean };
  createdBy: { userId?: string; appId?: string };
  /** Who works on it: apps may have ids that the wire has no room for. */
  author: string;
  /** A line of which there is none was taken off. */
  plan: Plan;
  tags?: WireDraft['tags'];
  /** The draft as it was calculated last. */
  seen: WireDraft;
};

export const viewTarget = ({ cycle, isOnly }: Draft['target']): NonNullable<WireDraft['target']> =>
  isOnly ? { cycleTarget: { cycleNumber: cycle } } : { contractTarget: { nextCycleNumber: cycle } };

/** A draft as it was calculated last, with its tags of now. */
export const viewSeen = ({ seen, tags }: Pick<Draft, 'seen' | 'tags'>): WireDraft => ({
  ...seen,
  ...(tags && { tags }),
});
