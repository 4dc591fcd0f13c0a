import { CategoryPosition } from '../categories/categories.ts';
import { crud } from '../crud.ts';
import { OrderImage } from '../ecom/order.ts';
import { events } from '../events.ts';
import { anyone, backOffice, operation, service } from '../operation.ts';
import { boolean, date, guid, int64, integer, list, message, nullable, readonly, ref, text } from '../schema.ts';
import { PlatformQuery } from '../shared/paging.ts';

export const Badge = message('Badge', {
  id: readonly(nullable(guid)),
  revision: readonly(nullable(int64)),
  title: nullable(text({ minLength: 1, maxLength: 50 })),
  description: nullable(text({ maxLength: 1500 })),
  backgroundColor: nullable(text()),
  textColor: nullable(text()),
  icon: ref(OrderImage),
  permissionsEnabled: nullable(boolean),
  slug: readonly(nullable(text({ minLength: 1, maxLength: 255 }))),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
});
export const BadgeCursors = message('BadgeCursors', {
  next: nullable(text()),
  prev: nullable(text()),
});
export const BadgeCursorPagingMetadata = message('BadgeCursorPagingMetadata', {
  count: nullable(integer()),
  cursors: ref(BadgeCursors),
  hasNext: nullable(boolean),
});

export const badges = service('members.badges-v-2', ['/badges', ''], {
  ...crud({
    entity: Badge,
    one: 'badge',
    many: 'badges',
    path: '/v4/badges',
    permission: 'BADGES.BADGE',
    mask: 'fieldMask',
    permits: { read: anyone('BADGES.BADGE_READ') },
    required: ['backgroundColor', 'textColor', 'title'],
    // the public client sends an offset and expects cursors
    query: { request: PlatformQuery, metadata: BadgeCursorPagingMetadata },
    serves: ['create', 'get', 'query', 'update', 'delete'],
    differs: {
      create: { summary: 'Create a badge, shown after all others' },
      get: { summary: 'Get badge' },
      query: { summary: 'Query badges; by default in the order in which they are shown' },
      update: { summary: 'Update badge', required: ['badge.id', 'badge'] },
      delete: { summary: 'Delete a badge and remove it from everybody who has it' },
    },
  }),
  updateBadgesDisplayOrder: operation({
    method: 'POST',
    effect: 'write',
    path: '/v4/badges/order',
    summary: 'Move the named badges to the beginning',
    permit: backOffice('BADGES.BADGE_UPDATE_DISPLAY_ORDER'),
    request: {
      ids: list(guid, { minItems: 1, maxItems: 100 }),
    },
    response: {
      badges: list(ref(Badge)),
    },
    required: ['ids'],
  }),
  moveBadge: operation({
    method: 'POST',
    effect: 'write',
    path: '/v4/badges/{badgeId}/move',
    summary: 'Move a badge to the beginning, to the end, or after another',
    permit: backOffice('BADGES.BADGE_UPDATE_DISPLAY_ORDER'),
    request: {
      badgeId: guid,
      position: CategoryPosition,
      moveAfterBadgeId: nullable(guid),
    },
    response: {},
    required: ['badgeId'],
  }),
});

export const badgeEvents = events('wix.badges.v4.badge', {
  entity: Badge,
  permission: 'BADGES.BADGE_READ',
  created: 'A badge is created.',
  updated: 'The name, appearance or position of a badge changes.',
  deleted: 'A badge is deleted.',
});
