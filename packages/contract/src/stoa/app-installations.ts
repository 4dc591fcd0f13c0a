/** Installation of apps: staff give an app a code, which it exchanges for its first token. */
import { operation, service, staffOnly } from '../operation.ts';
import { date, guid, text } from '../schema.ts';

export const appInstallations = service('stoa.app-installations', ['/stoa'], {
  createInstallationCode: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    path: '/v1/oauth-apps/{oAuthAppId}/installation-code',
    summary:
      'A code that the app exchanges, once, for a refresh token of its own: `?code=…&instanceId=…` of its callback',
    permit: staffOnly('DEVELOPERS.OAUTH_APP_MANAGE'),
    request: { oAuthAppId: guid },
    response: { secret: text(), instanceId: guid, expiresDate: date },
    required: ['oAuthAppId'],
    errors: ['INVALID_CLIENT'],
  }),
});
