/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const newsletter = /* @__PURE__ */ routes<typeof contract.newsletter>({
  openSubscription: 'POST /stoa/v1/newsletter/open',
  confirmSubscription: 'POST /stoa/v1/newsletter/confirm',
});
