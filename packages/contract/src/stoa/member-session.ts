/** Being logged in on a site's own pages. The session lives in an HttpOnly cookie. */
import { open, operation, service } from '../operation.ts';
import { text } from '../schema.ts';

export const memberSession = service('stoa.member-session', ['/stoa'], {
  openMemberSession: operation({
    method: 'POST',
    path: '/v1/member-session',
    summary: 'Keep a login in a cookie of the site',
    permit: open,
    request: { sessionToken: text({ minLength: 1, maxLength: 2048 }) },
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
