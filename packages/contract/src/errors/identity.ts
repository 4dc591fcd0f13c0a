import type { ErrorEntry } from './error-entry.ts';

/** Codes of accounts, logins, factors, tokens and redirects. */
export const identityErrors = {
  CAPTCHA_TOKEN_REQUIRED: { status: 400, description: 'A captcha must be solved first.', wire: '-19971' },
  DUPLICATE_EMAIL: { status: 409, description: 'Somebody with this e-mail address already exists.', wire: '-19995' },
  EMAIL_VERIFICATION_FAILED: { status: 400, description: 'The code is wrong or has expired.' },
  EMAIL_VERIFICATION_REQUIRED: { status: 428, description: 'The e-mail address must be verified first.' },
  EXTERNAL_EMAIL_REQUIRED: {
    status: 400,
    description: 'The external account has no e-mail address, which is required here.',
  },
  EXTERNAL_EMAIL_TAKEN: {
    status: 409,
    description: 'An account here has this e-mail address. Log in with its password.',
  },
  EXTERNAL_LOGIN_FAILED: { status: 400, description: 'The external account could not be used to log in.' },
  FACTOR_NOT_ALLOWED: { status: 403, description: 'The site does not allow this kind of factor.' },
  FACTOR_NOT_CONFIGURED: { status: 428, description: 'This server has no provider for this kind of factor.' },
  FACTOR_NOT_FOUND: { status: 404, description: 'There is no such factor.' },
  IDENTITY_NOT_FOUND: { status: 404, description: 'Nobody has this e-mail address.', wire: '-19999' },
  IDENTITY_PENDING: { status: 403, description: 'This account is waiting for approval.' },
  IDENTITY_PROVIDER_ALREADY_EXISTS: { status: 409, description: 'The site already has a provider with this id.' },
  IDENTITY_PROVIDER_NOT_FOUND: { status: 404, description: 'There is no such login provider.' },
  IDENTITY_PROVIDER_NOT_REACHABLE: {
    status: 424,
    description: 'The other service cannot be reached. Try again later.',
  },
  INVALID_CAPTCHA_TOKEN: {
    status: 400,
    description: 'The captcha was not solved, or has already been used.',
    wire: '-19970',
  },
  INVALID_CLIENT: { status: 401, description: 'There is no such client.' },
  INVALID_CREDENTIALS: { status: 401, description: 'The e-mail address or the password is wrong.' },
  INVALID_GRANT: { status: 400, description: 'The grant is not valid.' },
  INVALID_PASSWORD: { status: 401, description: 'The e-mail address or the password is wrong.', wire: '-19976' },
  INVALID_RECOVERY_TOKEN: { status: 400, description: 'The link has expired or has already been used.' },
  INVALID_SESSION: { status: 401, description: 'The session has ended.' },
  LAST_FACTOR: { status: 428, description: 'Without this factor, nobody could log in to the account any more.' },
  LOGIN_EXPIRED: { status: 400, description: 'This step has already been completed, or took too long. Start again.' },
  PASSKEYS_NEED_A_HOST_NAME: {
    status: 428,
    description: 'Passkeys only work with host names. Open the page under its host name, not an IP address.',
  },
  REDIRECT_DOMAIN_NOT_ALLOWED: {
    status: 403,
    description: "The address to return to isn't listed as an allowed redirect domain.",
  },
  REDIRECT_INTENT_NOT_SUPPORTED: { status: 428, description: 'The site has no page for this flow.' },
  REGISTRATION_CLOSED: { status: 403, description: 'Only people added by staff can join this site.' },
  RESET_PASSWORD_REQUIRED: {
    status: 401,
    description: 'A new password must be set. Request a recovery e-mail.',
    wire: '-19973',
  },
  SECOND_FACTOR_REQUIRED: { status: 401, description: 'The login requires a second factor.' },
  TOO_MANY_FACTORS: { status: 428, description: 'The account has reached its maximum number of factors of this kind.' },
  TOO_MANY_IDENTITY_PROVIDERS: { status: 428, description: 'The site has reached its maximum number of providers.' },
  UNSUPPORTED_TOKEN_TYPE: {
    status: 400,
    description: 'Tokens of this kind cannot be revoked. They expire by themselves.',
  },
  VERIFICATION_FAILED: { status: 400, description: 'The code is wrong or has expired.' },
} as const satisfies Record<string, ErrorEntry>;
