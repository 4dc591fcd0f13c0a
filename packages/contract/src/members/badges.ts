import { CategoryPosition } from '../categories/categories.ts';
import { OrderImage } from '../ecom/order.ts';
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
  createBadge: operation({
    method: 'POST',
    path: '/v4/badges',
    summary: 'Makes a badge, which is shown after all others',
    permit: backOffice('BADGES.BADGE_CREATE'),
    request: {
      badge: ref(Badge),
    },
    response: {
      badge: ref(Badge),
    },
    required: ['badge', 'badge.backgroundColor', 'badge.textColor', 'badge.title'],
  }),
  getBadge: operation({
    method: 'GET',
    path: '/v4/badges/{badgeId}',
    summary: 'A badge by its id',
    permit: anyone('BADGES.BADGE_READ'),
    request: {
      badgeId: guid,
    },
    response: {
      badge: ref(Badge),
    },
    required: ['badgeId'],
  }),
  queryBadges: operation({
    method: 'POST',
    path: '/v4/badges/query',
    summary: 'Badges that match; in the order in which they are shown where none is asked for',
    permit: anyone('BADGES.BADGE_READ'),
    // the public client pages by number, and reads cursors
    request: {
      query: ref(PlatformQuery),
    },
    response: {
      badges: list(ref(Badge)),
      pagingMetadata: ref(BadgeCursorPagingMetadata),
    },
  }),
  updateBadge: operation({
    method: 'PATCH',
    path: '/v4/badges/{badge.id}',
    summary: 'Writes fields over a badge',
    permit: backOffice('BADGES.BADGE_UPDATE'),
    request: {
      badge: ref(Badge),
    },
    response: {
      badge: ref(Badge),
    },
    required: ['badge.id', 'badge'],
  }),
  deleteBadge: operation({
    method: 'DELETE',
    path: '/v4/badges/{badgeId}',
    summary: 'Deletes a badge: whoever wears it wears it no more',
    permit: backOffice('BADGES.BADGE_DELETE'),
    request: {
      badgeId: guid,
    },
    response: {},
    required: ['badgeId'],
  }),
  updateBadgesDisplayOrder: operation({
    method: 'POST',
    path: '/v4/badges/order',
    summary: 'Shows the named badges first; the others follow',
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
    path: '/v4/badges/{badgeId}/move',
    summary: 'Shows a badge first, last, or right after another',
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
