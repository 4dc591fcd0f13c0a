/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const tokens = /* @__PURE__ */ routes<typeof contract.tokens>({
  token: 'POST /oauth2/token',
  tokenInfo: 'POST /oauth2/token-info',
  userInfo: 'GET /oauth2/user-info',
  jwks: 'GET /oauth2/jwks',
  revoke: 'POST /oauth2/revoke',
});
