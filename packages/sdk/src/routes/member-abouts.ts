/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const memberAbouts = /* @__PURE__ */ routes<typeof contract.memberAbouts>({
  createMemberAbout: 'POST /members/v2/abouts',
  updateMemberAbout: 'PATCH /members/v2/abouts/{memberAbout.id}',
  deleteMemberAbout: 'DELETE /members/v2/abouts/{id}',
  getMemberAbout: 'GET /members/v2/abouts/{id}',
  getMyMemberAbout: 'GET /members/v2/abouts/my',
  queryMemberAbouts: 'POST /members/v2/abouts/query',
});
