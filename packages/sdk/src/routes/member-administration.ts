/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const memberAdministration = /* @__PURE__ */ routes<typeof contract.memberAdministration>({
  countWaitingMembers: 'GET /stoa/v1/members/waiting',
  exportMyData: 'GET /stoa/v1/members/my/data',
  addMyAddress: 'POST /stoa/v1/members/my/addresses',
  removeMyAddress: 'DELETE /stoa/v1/members/my/addresses/{addressId}',
  getMemberDetails: 'GET /stoa/v1/members/{memberId}',
  exportMemberData: 'GET /stoa/v1/members/{memberId}/data',
  listMemberSessions: 'GET /stoa/v1/members/{memberId}/sessions',
  endMemberSessions: 'POST /stoa/v1/members/{memberId}/sessions/end',
});
