/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const redirects = /* @__PURE__ */ routes<typeof contract.redirects>({
  createRedirectSession: 'POST /_api/redirects-api/v1/redirect-session',
});
