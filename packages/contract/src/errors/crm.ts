import type { ErrorEntry } from './error-entry.ts';

/** Codes of contacts. */
export const crmErrors = {
  CANNOT_DELETE_CONTACT_WITH_BILLING_SUBSCRIPTION: {
    status: 428,
    description: 'The contact has an active subscription.',
  },
  CANNOT_DELETE_MEMBER: { status: 428, description: 'The contact is a member. Delete the member first.' },
  CANNOT_DELETE_MEMBER_OWNER_OR_CONTRIBUTOR: {
    status: 428,
    description: 'The contact belongs to somebody on the team.',
  },
  CANNOT_HAVE_MULTIPLE_PRIMARY_INFO: {
    status: 400,
    description: 'A contact can have only one main e-mail address and one main phone number.',
  },
  CANNOT_UPDATE_MEMBER_EMAIL: {
    status: 400,
    description: "The address is a member's login address. Change it with the member.",
  },
  CONTACT_ALREADY_CHANGED: { status: 409, description: 'The contact has changed since it was read. Read it again.' },
  CONTACT_HAS_NO_EMAIL: { status: 428, description: 'The contact has no e-mail address.' },
  CONTACT_ID_ALREADY_EXISTS: { status: 409, description: 'Another contact has this id.' },
  CONTACT_NOT_FOUND: { status: 404, description: 'There is no such contact.' },
  DUPLICATE_CONTACT_EXISTS: {
    status: 409,
    description: 'Another contact has the same e-mail address or phone number.',
  },
  ILLEGAL_LIMIT: { status: 400, description: 'The limit is not allowed.' },
  ILLEGAL_MERGE: { status: 400, description: 'These contacts cannot be merged.' },
  INSUFFICIENT_CONTACT_DATA: {
    status: 400,
    description: 'A contact needs a name, a phone number or an e-mail address.',
  },
  INSUFFICIENT_UPDATE_CONTACT_DATA: { status: 400, description: 'The request contains no changes.' },
  NEITHER_FILTER_NOR_SEARCH: { status: 400, description: 'A filter or a search is required.' },
} as const satisfies Record<string, ErrorEntry>;
