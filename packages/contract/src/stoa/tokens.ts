/** OAuth 2.0 tokens. Requests may be JSON or form encoded, in camel or snake case. */
import { open, operation, service } from '../operation.ts';
import { boolean, integer, nullable, text } from '../schema.ts';

export const tokens = service('identity.oauth', [''], {
  token: operation({
    method: 'POST',
    path: '/oauth2/token',
    summary: 'Issue or renew tokens',
    permit: open,
    request: {
      clientId: text({ maxLength: 100 }),
      grantType: text({ maxLength: 100 }),
      refreshToken: text({ maxLength: 4000 }),
      scope: text({ maxLength: 1000 }),
      client_id: text({ maxLength: 100 }),
      grant_type: text({ maxLength: 100 }),
      refresh_token: text({ maxLength: 4000 }),
    },
    response: { access_token: text(), token_type: text(), expires_in: integer(), refresh_token: text() },
    errors: ['INVALID_CLIENT', 'INVALID_GRANT'],
  }),
  tokenInfo: operation({
    method: 'POST',
    path: '/oauth2/token-info',
    summary: 'What a token says',
    permit: open,
    request: { token: text({ maxLength: 8000 }) },
    response: {
      active: boolean,
      subjectType: text(),
      subjectId: text(),
      exp: nullable(text()),
      iat: nullable(text()),
      clientId: text(),
      siteId: nullable(text()),
      instanceId: nullable(text()),
    },
  }),
});
