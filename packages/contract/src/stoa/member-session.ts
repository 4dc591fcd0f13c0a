/** Being logged in on a site's own pages. The session lives in an HttpOnly cookie. */
import { open, operation, service } from '../operation.ts';
import { boolean, text } from '../schema.ts';

export const memberSession = service('stoa.member-session', ['/stoa'], {
  openMemberSession: operation({
    method: 'POST',
    path: '/v1/member-session',
    summary: 'Keep a login in a cookie of the site',
    permit: open,
    request: {
      sessionToken: text({ minLength: 1, maxLength: 2048 }),
      /**
       * Whether not to ask for the second factor in this browser again for 30 days. Counts right after a login with one;
       * where that is not allowed, nothing comes of it.
       */
      rememberBrowser: boolean,
    },
    response: {},
    required: ['sessionToken'],
    errors: ['INVALID_SESSION'],
  }),
  closeMemberSession: operation({
    method: 'DELETE',
    path: '/v1/member-session',
    summary: 'Log out on the site: ends the session of the cookie',
    permit: open,
    request: {},
    response: {},
  }),
});
