import { badgeAssignments, badges } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import {
  bulkCreateBadgeAssignments,
  bulkDeleteBadgeAssignments,
  createBadgeAssignment,
  deleteBadgeAssignment,
} from './assign-badges.ts';
import { badgeResource, moveBadge, updateBadgesDisplayOrder } from './badges.ts';
import { queryBadgeAssignments } from './read-assignments.ts';
import { bulkUpdateBadgeAssignmentTags, bulkUpdateBadgeAssignmentTagsByFilter, jobKinds } from './tag-assignments.ts';

export const served = [
  ...serve(badges, { ...badgeResource.useCases, updateBadgesDisplayOrder, moveBadge }),
  ...serve(badgeAssignments, {
    createBadgeAssignment,
    bulkCreateBadgeAssignments,
    queryBadgeAssignments,
    deleteBadgeAssignment,
    bulkDeleteBadgeAssignments,
    bulkUpdateBadgeAssignmentTags,
    bulkUpdateBadgeAssignmentTagsByFilter,
  }),
];

export { jobKinds };
