/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const checkoutCompletion = /* @__PURE__ */ routes<typeof contract.checkoutCompletion>({
  createCompletionLink: 'POST /stoa/v1/checkouts/{checkoutId}/completion-link',
});
