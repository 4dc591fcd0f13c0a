import type { Response, reviewRequestAdministration } from '@stoa/contract';
import { words } from '../../../app/words.ts';

const texts = words.reviewSettings.requests;

export type ListedRequest = NonNullable<
  Response<typeof reviewRequestAdministration.listReviewRequests>['reviewRequests']
>[number];

export const requestStatuses = {
  SCHEDULED: { text: texts.states.SCHEDULED, color: 'blue' },
  SENT: { text: texts.states.SENT, color: 'green' },
  FAILED: { text: texts.states.FAILED, color: 'red' },
  CANCELED: { text: texts.states.CANCELED, color: 'gray' },
} as const;
export type RequestStatus = keyof typeof requestStatuses;

export const idOf = ({ reviewRequest }: ListedRequest): string => reviewRequest?.id ?? '';

export const statusOf = ({ reviewRequest }: ListedRequest): RequestStatus => {
  const status = reviewRequest?.status;
  return status && status in requestStatuses ? (status as RequestStatus) : 'SCHEDULED';
};

export const recipientOf = ({ recipientName, email }: ListedRequest): string =>
  recipientName || email || texts.noContact;

const failures = {
  BOUNCED: texts.failures.BOUNCED,
  ACTIVATION_FAILED: texts.failures.ACTIVATION_FAILED,
  SUBSCRIPTION_INACTIVE: texts.failures.SUBSCRIPTION_INACTIVE,
} as const;

/** How a request went so far: opened, answered, or why it failed. Empty if nothing happened. */
export function progressOf({ reviewRequest }: ListedRequest): string {
  const { items = [], sentOptions, failedOptions } = reviewRequest ?? {};
  const reason = failedOptions?.reason;
  if (reason) return reason in failures ? failures[reason as keyof typeof failures] : failures.ACTIVATION_FAILED;
  const written = items.filter(({ reviewId }) => reviewId).length;
  if (written > 0) return texts.written(written);
  return sentOptions?.opened ? texts.opened : '';
}
