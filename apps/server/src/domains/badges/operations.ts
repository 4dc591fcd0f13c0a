import { badgeAssignments, badges } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import {
  bulkCreateBadgeAssignments,
  bulkDeleteBadgeAssignments,
  createBadgeAssignment,
  deleteBadgeAssignment,
} from './assign-badges.ts';
import { queryBadgeAssignments } from './read-assignments.ts';
import { getBadge, queryBadges } from './read-badges.ts';
import { bulkUpdateBadgeAssignmentTags, bulkUpdateBadgeAssignmentTagsByFilter, jobKinds } from './tag-assignments.ts';
import { createBadge, deleteBadge, moveBadge, updateBadge, updateBadgesDisplayOrder } from './write-badges.ts';

export const served = [
  ...serve(badges, {
    createBadge,
    getBadge,
    queryBadges,
    updateBadge,
    deleteBadge,
    updateBadgesDisplayOrder,
    moveBadge,
  }),
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
