import type { ErrorEntry } from './error-entry.ts';

/** Codes of forms. */
export const formsErrors = {
  DELETED_FIELD_NOT_FOUND: { status: 404, description: 'The form has no such deleted field.' },
  DELETED_FIELD_COUNT_OVER_MAX: {
    status: 400,
    description: 'A form keeps up to 150 deleted fields. Put some of them back, or copy the form.',
  },
  TOO_MANY_FORM_FILES: { status: 429, description: 'The forms of this site take no more files at the moment.' },
  FORM_NOT_FOUND: { status: 404, description: 'There is no such form.' },
  SUBSCRIPTION_NOT_FOUND: { status: 404, description: 'The link leads to no subscription.' },
  INVALID_CAPTCHA: { status: 400, description: 'A captcha must be solved first, or was not solved.' },
} as const satisfies Record<string, ErrorEntry>;
