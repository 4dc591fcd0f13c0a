import type { ErrorEntry } from './error-entry.ts';

/** Error codes shared by several services. */
export const sharedErrors = {
  ALREADY_EXISTS: { status: 409, description: 'Another entity has the same unique value.' },
  EMPTY_ASSIGN_AND_UNASSIGN_LISTS: { status: 400, description: 'There are no tags to assign or remove.' },
  FAILED_PRECONDITION: { status: 428, description: 'The current state does not allow this call.' },
  FIELD_MASK_VALUE_NOT_SUPPORTED: {
    status: 400,
    description: 'The field mask names a field that cannot be changed this way.',
  },
  FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR: {
    status: 400,
    description: 'The field mask names a field that was not sent.',
  },
  IDEMPOTENCY_KEY_IN_PROGRESS: { status: 409, description: 'The first request with this key is still running.' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, description: 'The key was used for a request with another body.' },
  IDENTITY_BLOCKED: { status: 403, description: 'This account is blocked.' },
  INVALID_EXTENDED_FIELD_VALUE: { status: 400, description: 'The value is not valid for the extended field.' },
  INVALID_REVISION: {
    status: 409,
    description: 'The entity has changed since it was read. Read it again and repeat the change.',
  },
  INVALID_SETTINGS: { status: 400, description: 'These settings cannot be combined.' },
  NAMESPACE_NOT_FOUND_IN_DEV_CENTER: { status: 404, description: 'There is no app with this namespace.' },
  NOT_FOUND: { status: 404, description: 'There is no such thing.' },
  RECENT_LOGIN_REQUIRED: { status: 401, description: 'Log in again to do this.' },
  THROTTLED_FEATURE: { status: 429, description: 'Too many attempts. Wait before the next one.' },
  TOO_MANY_REQUESTS: { status: 429, description: 'Too many requests. Wait and try again.' },
  TOO_MANY_TO_COUNT: { status: 428, description: 'There are too many to count. Narrow the filter down.' },
  UNSUPPORTED_FIELD: { status: 400, description: 'There is no such field.' },
  WEAK_PASSWORD: { status: 400, description: 'This password is too easy to guess.' },
} as const satisfies Record<string, ErrorEntry>;
