/** Signing in to the back office. The session lives in an HttpOnly cookie. */
import { backOffice, open, operation, service } from '../operation.ts';
import { email, guid, list, message, ref, text } from '../schema.ts';

export const Account = message('Account', {
  id: guid,
  email,
  name: text(),
  /** The site that calls act on unless they name another. */
  siteId: guid,
  role: text(),
  permissions: list(text()),
});

export const accounts = service('stoa.accounts', ['/stoa'], {
  signIn: operation({
    method: 'POST',
    path: '/v1/session',
    summary: 'Sign in with e-mail and password',
    permit: open,
    request: { email, password: text({ minLength: 1, maxLength: 200 }) },
    response: { account: ref(Account) },
    required: ['email', 'password'],
    errors: ['INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  }),
  getSession: operation({
    method: 'GET',
    path: '/v1/session',
    summary: 'Who is signed in',
    permit: backOffice(),
    request: {},
    response: { account: ref(Account) },
  }),
  signOut: operation({
    method: 'DELETE',
    path: '/v1/session',
    summary: 'Sign out',
    permit: open,
    request: {},
    response: {},
  }),
});
