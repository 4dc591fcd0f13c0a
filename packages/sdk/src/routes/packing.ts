/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const packing = /* @__PURE__ */ routes<typeof contract.packing>({
  linkToPackingPapers: 'POST /stoa/v1/packing/link',
  openPackingPapers: 'GET /stoa/v1/packing/files/{token}',
});
