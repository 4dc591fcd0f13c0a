import type { ErrorEntry } from './error-entry.ts';

/** Codes of the team, its roles, views, keys, apps and pages. */
export const stoaErrors = {
  ALREADY_ON_TEAM: { status: 409, description: 'Somebody with this address is already on the team.' },
  CURRENCY_IS_FIXED: {
    status: 428,
    description: 'The currency cannot change once products, orders or anything else on the site has a price.',
  },
  HOME_PAGE_STAYS: { status: 428, description: 'A site always has a home page.' },
  INVITATION_NOT_FOUND: { status: 404, description: 'There is no such invitation, or it has expired or been used.' },
  LAST_OWNER: { status: 428, description: 'A site must have an owner. Make somebody else the owner first.' },
  LETTER_IS_REQUIRED: { status: 428, description: 'A shop cannot do without this e-mail.' },
  NO_SITE_TO_WORK_ON: { status: 403, description: 'This account has no role on any site.' },
  NOTHING_TO_PUBLISH: { status: 428, description: 'Visitors already see all pages as they are.' },
  OAUTH_APP_HAS_NO_SECRET: { status: 428, description: 'Front ends have no secret. Their client id is enough.' },
  OAUTH_APP_OF_THE_SITE: { status: 428, description: 'The site itself uses this client, so it cannot be deleted.' },
  ORDER_NUMBER_TAKEN: { status: 409, description: 'An order has this number, or a higher one.' },
  PAYMENT_ACCOUNT_NOT_ACCEPTED: {
    status: 428,
    description: 'The provider does not accept these keys, or cannot be reached.',
  },
  PAGE_ADDRESS_TAKEN: { status: 409, description: 'Another page, or a part of the shop, has this address.' },
  PAGE_TOO_LARGE: { status: 428, description: 'The page has reached its maximum size.' },
  PAYMENT_ACCOUNT_NOT_FOUND: { status: 404, description: 'There is no such account with a payment provider.' },
  PERMISSIONS_EXCEED_YOURS: { status: 403, description: 'This requires permissions that you do not have yourself.' },
  SAVED_VIEW_NAME_TAKEN: { status: 409, description: 'You already have a view with this name.' },
  STAFF_ROLE_IN_USE: { status: 428, description: 'Somebody has this role, or is invited with it.' },
  STAFF_ROLE_NOT_FOUND: { status: 404, description: 'There is no such role.' },
  STAFF_ROLE_TITLE_TAKEN: { status: 409, description: 'Another role has this title.' },
  TEAM_IS_FULL: { status: 428, description: 'The team has reached its maximum size, including invitations.' },
  TOO_MANY_API_KEYS: { status: 428, description: 'The site has reached its maximum number of API keys.' },
  TOO_MANY_OAUTH_APPS: { status: 428, description: 'The site has reached its maximum number of OAuth apps.' },
  TOO_MANY_PAGES: { status: 428, description: 'The site has reached its maximum number of pages.' },
  TOO_MANY_RELEASES: { status: 428, description: 'The site has reached its maximum number of scheduled releases.' },
  TOO_MANY_SAVED_VIEWS: { status: 428, description: 'You have reached the maximum number of views for this list.' },
  TOO_MANY_STAFF_ROLES: { status: 428, description: 'The site has reached its maximum number of custom roles.' },
} as const satisfies Record<string, ErrorEntry>;
