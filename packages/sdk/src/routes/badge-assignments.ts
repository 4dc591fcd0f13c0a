/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const badgeAssignments = /* @__PURE__ */ routes<typeof contract.badgeAssignments>({
  createBadgeAssignment: 'POST /badges/v4/assignments',
  bulkCreateBadgeAssignments: 'POST /badges/v4/bulk/assignments/create',
  queryBadgeAssignments: 'POST /badges/v4/assignments/query',
  deleteBadgeAssignment: 'DELETE /badges/v4/assignments/{badgeAssignmentId}',
  bulkDeleteBadgeAssignments: 'POST /badges/v4/bulk/assignments/delete',
  bulkUpdateBadgeAssignmentTags: 'POST /badges/v4/bulk/assignments/bulk-update-tags',
  bulkUpdateBadgeAssignmentTagsByFilter: 'POST /badges/v4/bulk/assignments/update-tags-by-filter',
});
