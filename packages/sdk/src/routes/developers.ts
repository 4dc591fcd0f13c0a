/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const developers = /* @__PURE__ */ routes<typeof contract.developers>({
  listApiKeys: 'GET /stoa/v1/api-keys',
  createApiKey: 'POST /stoa/v1/api-keys',
  revokeApiKey: 'DELETE /stoa/v1/api-keys/{apiKeyId}',
  listOAuthApps: 'GET /stoa/v1/oauth-apps',
  getOAuthApp: 'GET /stoa/v1/oauth-apps/{oAuthAppId}',
  createOAuthApp: 'POST /stoa/v1/oauth-apps',
  updateOAuthApp: 'PATCH /stoa/v1/oauth-apps/{oAuthApp.id}',
  rotateSecret: 'POST /stoa/v1/oauth-apps/{oAuthAppId}/rotate-secret',
  deleteOAuthApp: 'DELETE /stoa/v1/oauth-apps/{oAuthAppId}',
});
