/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const reviewInvitations = /* @__PURE__ */ routes<typeof contract.reviewInvitations>({
  openReviewInvitation: 'POST /stoa/v1/review-invitations/open',
  answerReviewInvitation: 'POST /stoa/v1/review-invitations/answer',
  unsubscribeFromReviewRequests: 'POST /stoa/v1/review-invitations/unsubscribe',
});
