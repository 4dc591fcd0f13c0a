/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const userMembers = /* @__PURE__ */ routes<typeof contract.userMembers>({
  queryUserMembers: 'POST /members/v1/user-members/query',
});
