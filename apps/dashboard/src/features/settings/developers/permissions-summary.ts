import type { PermissionGroup } from '../permission-choice.ts';
import { groupState } from '../permission-choice.ts';

/** What a list of permissions comes to, by the titles of its groups. */
export function permissionsSummary(permissions: readonly string[], groups: readonly PermissionGroup[]): string {
  if (permissions.includes('*')) return 'May do everything';
  const parts = groups.flatMap((group) => {
    const state = groupState(group, permissions);
    if (state === 'none') return [];
    return state === 'all' ? [group.title] : [`${group.title} (some)`];
  });
  return parts.length > 0 ? parts.join(', ') : 'No permissions';
}
