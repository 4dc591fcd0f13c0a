import type { Response, reviewRequestAdministration } from '@stoa/contract';

export type ListedRequest = NonNullable<
  Response<typeof reviewRequestAdministration.listReviewRequests>['reviewRequests']
>[number];

export const requestStatuses = {
  SCHEDULED: { text: 'Scheduled', color: 'blue' },
  SENT: { text: 'Sent', color: 'green' },
  FAILED: { text: 'Failed', color: 'red' },
  CANCELED: { text: 'Cancelled', color: 'gray' },
} as const;
export type RequestStatus = keyof typeof requestStatuses;

export const idOf = ({ reviewRequest }: ListedRequest): string => reviewRequest?.id ?? '';

export const statusOf = ({ reviewRequest }: ListedRequest): RequestStatus => {
  const status = reviewRequest?.status;
  return status && status in requestStatuses ? (status as RequestStatus) : 'SCHEDULED';
};

export const recipientOf = ({ recipientName, email }: ListedRequest): string =>
  recipientName || email || 'A contact that was deleted';

const failures = {
  BOUNCED: 'The address doesn’t exist',
  ACTIVATION_FAILED: 'The e-mail couldn’t be delivered',
  SUBSCRIPTION_INACTIVE: 'The customer unsubscribed',
} as const;

/** How a request went so far: opened, answered, or why it failed. Empty if nothing happened. */
export function progressOf({ reviewRequest }: ListedRequest): string {
  const { items = [], sentOptions, failedOptions } = reviewRequest ?? {};
  const reason = failedOptions?.reason;
  if (reason) return reason in failures ? failures[reason as keyof typeof failures] : failures.ACTIVATION_FAILED;
  const written = items.filter(({ reviewId }) => reviewId).length;
  if (written > 0) return written === 1 ? '1 review written' : `${written} reviews written`;
  return sentOptions?.opened ? 'Opened' : '';
}
