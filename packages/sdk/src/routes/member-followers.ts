/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const memberFollowers = /* @__PURE__ */ routes<typeof contract.memberFollowers>({
  followMember: 'POST /members/v3/followers/{memberId}',
  unfollowMember: 'DELETE /members/v3/followers/{memberId}',
  listCurrentMemberFollowing: 'GET /members/v3/followers/my/following',
  listMemberFollowing: 'GET /members/v3/followers/{memberId}/following',
  listCurrentMemberFollowers: 'GET /members/v3/followers/my',
  listMemberFollowers: 'GET /members/v3/followers/{memberId}',
  queryCurrentMemberConnections: 'POST /members/v3/followers/my/connections',
  queryMemberConnections: 'POST /members/v3/followers/{memberId}/connections',
});
