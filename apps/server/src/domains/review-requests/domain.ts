import type { Domain } from '../../domain.ts';
import { cancelJob } from './cancel-requests.ts';
import { fulfilledOrdersAreAskedAbout } from './follow-orders.ts';
import { reviewRequestLetter } from './letters/review-request.ts';
import { served } from './operations.ts';
import { reviewRequestData } from './personal-data.ts';
import { reviewRequestMail, reviewRequestMailed } from './send-request.ts';

export const reviewRequests: Domain = {
  name: 'review-requests',
  says: 'Mails that ask customers to review what they bought, and the links in them',
  owns: ['review_request_items', 'review_request_settings', 'review_requests'],
  serves: served,
  consumes: [fulfilledOrdersAreAskedAbout],
  jobKinds: [cancelJob],
  tasks: [reviewRequestMail, reviewRequestMailed],
  letters: [reviewRequestLetter],
  personalData: [reviewRequestData],
};
