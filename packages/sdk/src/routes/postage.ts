/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const postage = /* @__PURE__ */ routes<typeof contract.postage>({
  tryPostage: 'POST /stoa/v1/postage/{shippoConfigurationId}/try',
});
