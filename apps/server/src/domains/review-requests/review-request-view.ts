import type { Response, reviewRequests } from '@stoa/contract';
import { isGuid } from '../../platform/ids.ts';
import type { ReviewRequest } from './review-request.ts';

type Wire = NonNullable<Response<typeof reviewRequests.getReviewRequest>['reviewRequest']>;

/** A review request on the wire. */
export function viewRequest(request: ReviewRequest): Wire {
  const { id, revision, createdDate, updatedDate, sendDate, orderId, items, contactId, status } = request;
  const { failure, opened, automationActivationId, requestedBy } = request;
  return {
    ...(status === 'SENT' ? { sentOptions: { opened } } : {}),
    ...(failure ? { failedOptions: failure } : {}),
    ...{ id, revision, createdDate, updatedDate, status },
    ...(sendDate ? { sendDate } : {}),
    namespace: 'stores',
    ...(orderId ? { order: { id: orderId } } : {}),
    items: items.map(({ productId, reviewId }) => ({ catalogItemId: productId, ...(reviewId ? { reviewId } : {}) })),
    recipient: { contactId },
    communicationChannel: 'EMAIL',
    ...(automationActivationId ? { automationActivationId } : {}),
    ...(requestedBy && isGuid(requestedBy.id) ? { requestedBy: viewInitiator(requestedBy) } : {}),
  };
}

const viewInitiator = ({ kind, id }: NonNullable<ReviewRequest['requestedBy']>) =>
  kind === 'staff' ? { wixUserId: id, identityType: 'WIX_USER' as const } : { appId: id, identityType: 'APP' as const };
