/** Member sessions on a site's own pages, stored in an HttpOnly cookie. */
import { open, operation, service } from '../operation.ts';
import { boolean, text } from '../schema.ts';

export const memberSession = service('stoa.member-session', ['/stoa'], {
  openMemberSession: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/member-session',
    summary: 'Store a login in a cookie of the site',
    permit: open,
    request: {
      sessionToken: text({ minLength: 1, maxLength: 2048 }),
      /**
       * Whether to remember this browser, which then needs no second factor for 30 days. Only works right after a login
       * with a second factor, and is ignored if the site does not allow it.
       */
      rememberBrowser: boolean,
    },
    response: {},
    required: ['sessionToken'],
    errors: ['INVALID_SESSION'],
  }),
  closeMemberSession: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/member-session',
    summary: "Log out on the site; ends the cookie's session",
    permit: open,
    request: {},
    response: {},
  }),
});
