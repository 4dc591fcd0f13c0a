import { OrderTags } from '../ecom/order.ts';
import { events } from '../events.ts';
import { anyone, backOffice, operation, service } from '../operation.ts';
import { anyObject, boolean, date, guid, list, message, nullable, readonly, ref } from '../schema.ts';
import { ExtendedFields } from '../shared/common.ts';
import { BulkActionMetadata, ItemMetadata } from '../shared/errors.ts';
import { CursorPagingMetadata, CursorQuery } from '../shared/paging.ts';

export const BadgeAssignment = message('BadgeAssignment', {
  id: readonly(nullable(guid)),
  badgeId: nullable(guid),
  memberId: nullable(guid),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
  tags: ref(OrderTags),
  extendedFields: ref(ExtendedFields),
});
export const BulkBadgeAssignmentResult = message('BulkBadgeAssignmentResult', {
  itemMetadata: ref(ItemMetadata),
  item: ref(BadgeAssignment),
});
export const BulkUpdateBadgeAssignmentTagsResult = message('BulkUpdateBadgeAssignmentTagsResult', {
  itemMetadata: ref(ItemMetadata),
});

export const badgeAssignments = service('members.badge-assignments', ['/badges', ''], {
  createBadgeAssignment: operation({
    method: 'POST',
    effect: 'write',
    creates: 'badgeAssignment',
    path: '/v4/assignments',
    olderPaths: ['/v4/badge-assignments'],
    summary: 'Assign a badge to a member',
    permit: backOffice('BADGE_ASSIGNMENTS.BADGE_ASSIGNMENT_CREATE'),
    request: {
      badgeAssignment: ref(BadgeAssignment),
    },
    response: {
      badgeAssignment: ref(BadgeAssignment),
    },
    required: ['badgeAssignment', 'badgeAssignment.badgeId', 'badgeAssignment.memberId'],
    errors: ['ALREADY_EXISTS'],
  }),
  bulkCreateBadgeAssignments: operation({
    method: 'POST',
    effect: 'write',
    path: '/v4/bulk/assignments/create',
    olderPaths: ['/v4/bulk/badge-assignments/create'],
    summary: 'Assign badges to members; each succeeds or fails on its own',
    permit: backOffice('BADGE_ASSIGNMENTS.BADGE_ASSIGNMENT_CREATE'),
    request: {
      badgeAssignments: list(ref(BadgeAssignment), { minItems: 1, maxItems: 100 }),
      returnEntity: boolean,
    },
    response: {
      results: list(ref(BulkBadgeAssignmentResult), { minItems: 1, maxItems: 100 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['badgeAssignments', 'badgeAssignments.badgeId', 'badgeAssignments.memberId'],
  }),
  queryBadgeAssignments: operation({
    method: 'POST',
    effect: 'read',
    path: '/v4/assignments/query',
    olderPaths: ['/v4/badge-assignments/query'],
    summary: 'Query badge assignments',
    permit: anyone('BADGE_ASSIGNMENTS.BADGE_ASSIGNMENT_READ'),
    request: {
      query: ref(CursorQuery),
    },
    response: {
      badgeAssignments: list(ref(BadgeAssignment)),
      pagingMetadata: ref(CursorPagingMetadata),
    },
  }),
  deleteBadgeAssignment: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v4/assignments/{badgeAssignmentId}',
    olderPaths: ['/v4/badge-assignments/{badgeAssignmentId}'],
    summary: 'Remove a badge from a member',
    permit: backOffice('BADGE_ASSIGNMENTS.BADGE_ASSIGNMENT_DELETE'),
    request: {
      badgeAssignmentId: guid,
    },
    response: {},
    required: ['badgeAssignmentId'],
  }),
  bulkDeleteBadgeAssignments: operation({
    method: 'POST',
    effect: 'write',
    path: '/v4/bulk/assignments/delete',
    olderPaths: ['/v4/bulk/badge-assignments/delete'],
    summary: 'Remove badges from members',
    permit: backOffice('BADGE_ASSIGNMENTS.BADGE_ASSIGNMENT_DELETE'),
    request: {
      badgeAssignmentIds: list(guid, { minItems: 1, maxItems: 100 }),
    },
    response: {
      results: list(ref(BulkBadgeAssignmentResult), { minItems: 1, maxItems: 100 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['badgeAssignmentIds'],
  }),
  bulkUpdateBadgeAssignmentTags: operation({
    method: 'POST',
    effect: 'write',
    path: '/v4/bulk/assignments/bulk-update-tags',
    olderPaths: ['/v4/bulk/badge-assignments/bulk-update-tags'],
    summary: 'Add and remove tags of badge assignments',
    permit: backOffice('BADGE_ASSIGNMENTS.BADGE_UPDATE_TAGS'),
    request: {
      ids: list(guid, { minItems: 1, maxItems: 100 }),
      assignTags: ref(OrderTags),
      unassignTags: ref(OrderTags),
    },
    response: {
      results: list(ref(BulkUpdateBadgeAssignmentTagsResult), { minItems: 1, maxItems: 100 }),
      bulkActionMetadata: ref(BulkActionMetadata),
    },
    required: ['ids'],
    errors: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
  }),
  bulkUpdateBadgeAssignmentTagsByFilter: operation({
    method: 'POST',
    effect: 'write',
    path: '/v4/bulk/assignments/update-tags-by-filter',
    olderPaths: ['/v4/bulk/badge-assignments/update-tags-by-filter'],
    summary: 'Add and remove tags of all matching badge assignments, in the background',
    permit: backOffice('BADGE_ASSIGNMENTS.BADGE_UPDATE_TAGS'),
    request: {
      filter: nullable(anyObject),
      assignTags: ref(OrderTags),
      unassignTags: ref(OrderTags),
    },
    response: {
      jobId: guid,
    },
    required: ['filter'],
    errors: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
  }),
});

export const badgeAssignmentEvents = events('wix.badges.v4.badge_assignment', {
  entity: BadgeAssignment,
  permission: 'BADGE_ASSIGNMENTS.BADGE_ASSIGNMENT_READ',
  created: 'A member is given a badge.',
  deleted: { when: 'A badge is taken away from a member.', carriesEntity: true },
});
