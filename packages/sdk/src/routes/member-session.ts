/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const memberSession = /* @__PURE__ */ routes<typeof contract.memberSession>({
  openMemberSession: 'POST /stoa/v1/member-session',
  closeMemberSession: 'DELETE /stoa/v1/member-session',
});
