import type { Static } from '@stoa/contract';
import type { ReviewRequestFailure, ReviewRequestStatus } from '@stoa/contract/reviews/review-requests';

export type RequestStatus = Exclude<Static<typeof ReviewRequestStatus>, 'UNKNOWN_REVIEW_REQUEST_STATUS'>;
export type Failure = {
  reason: Exclude<Static<typeof ReviewRequestFailure>, 'UNKNOWN_FAILURE_REASON'>;
  message: string | null;
};

/** An invitation to review products, usually those of an order. */
export type ReviewRequest = {
  id: string;
  revision: string;
  orderId: string | null;
  contactId: string;
  status: RequestStatus;
  /** Whether the link of the mail was opened. */
  opened: boolean;
  sendDate: string | null;
  createdDate: string;
  updatedDate: string;
  items: RequestedItem[];
  failure: Failure | null;
  /** Null where the site's own rule asks. */
  requestedBy: { kind: 'staff' | 'app'; id: string } | null;
  automationActivationId: string | null;
};

export type RequestedItem = { productId: string; reviewId: string | null };

/** SCHEDULED: its mail is due later. All other statuses are final. */
const moves: Readonly<Record<RequestStatus, readonly RequestStatus[]>> = {
  SCHEDULED: ['SENT', 'FAILED', 'CANCELED'],
  SENT: [],
  FAILED: [],
  CANCELED: [],
};

/** A request in another status; null where it cannot get there. */
export const moveTo = (
  request: ReviewRequest,
  status: RequestStatus,
  failure: Failure | null = null,
): ReviewRequest | null => (moves[request.status].includes(status) ? { ...request, status, failure } : null);

/** Whether its link works: staff may hand it over before the mail is sent, or when the mail did not arrive. */
export const isOpen = ({ status }: Pick<ReviewRequest, 'status'>): boolean => status !== 'CANCELED';

/** Whether nobody else may ask about its items. */
export const asks = ({ status }: Pick<ReviewRequest, 'status'>): boolean => status === 'SCHEDULED' || status === 'SENT';
