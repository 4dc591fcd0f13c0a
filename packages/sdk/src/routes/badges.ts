/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const badges = /* @__PURE__ */ routes<typeof contract.badges>({
  createBadge: 'POST /badges/v4/badges',
  getBadge: 'GET /badges/v4/badges/{badgeId}',
  queryBadges: 'POST /badges/v4/badges/query',
  updateBadge: 'PATCH /badges/v4/badges/{badge.id}',
  deleteBadge: 'DELETE /badges/v4/badges/{badgeId}',
  updateBadgesDisplayOrder: 'POST /badges/v4/badges/order',
  moveBadge: 'POST /badges/v4/badges/{badgeId}/move',
});
