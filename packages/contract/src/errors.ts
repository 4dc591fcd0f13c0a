import { categoriesErrors } from './errors/categories.ts';
import { crmErrors } from './errors/crm.ts';
import { deliveryErrors } from './errors/delivery.ts';
import { documentErrors } from './errors/documents.ts';
import { ecomErrors } from './errors/ecom.ts';
import { formsErrors } from './errors/forms.ts';
import { identityErrors } from './errors/identity.ts';
import { mediaErrors } from './errors/media.ts';
import { membersErrors } from './errors/members.ts';
import { ordersErrors } from './errors/orders.ts';
import { paymentsErrors } from './errors/payments.ts';
import { reviewsErrors } from './errors/reviews.ts';
import { sharedErrors } from './errors/shared.ts';
import { siteErrors } from './errors/site.ts';
import { stoaErrors } from './errors/stoa.ts';
import { storesErrors } from './errors/stores.ts';
import { subscriptionsErrors } from './errors/subscriptions.ts';

/**
 * Every application error code of the API, with its HTTP status and meaning. Use cases return codes as values; only the
 * HTTP layer turns them into responses.
 */
export const errorCodes = {
  ...sharedErrors,
  ...categoriesErrors,
  ...crmErrors,
  ...deliveryErrors,
  ...documentErrors,
  ...ecomErrors,
  ...formsErrors,
  ...identityErrors,
  ...mediaErrors,
  ...membersErrors,
  ...ordersErrors,
  ...paymentsErrors,
  ...reviewsErrors,
  ...siteErrors,
  ...stoaErrors,
  ...storesErrors,
  ...subscriptionsErrors,
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** Error codes of any operation. They concern the call itself, so operations do not declare them. */
export const generalErrors: readonly ErrorCode[] = [
  'IDEMPOTENCY_KEY_IN_PROGRESS',
  'IDEMPOTENCY_KEY_REUSED',
  'INVALID_REVISION',
  'LIMIT_REACHED',
  'RECENT_LOGIN_REQUIRED',
  'TOO_MANY_REQUESTS',
];
