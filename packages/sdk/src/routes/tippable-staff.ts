/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const tippableStaff = /* @__PURE__ */ routes<typeof contract.tippableStaff>({
  listTippableStaff: 'GET /tips-staff/v1/eligible-staff',
});
