import { words } from '../../app/words.ts';

/** The permissions of one group, as the server lists them. */
export type PermissionGroup = { key: string; title: string; all: string; permissions: string[] };

/** Tells how much of a group is selected. */
export function groupState({ all, permissions }: PermissionGroup, chosen: readonly string[]): 'all' | 'some' | 'none' {
  if (chosen.includes(all)) return 'all';
  const count = permissions.filter((permission) => chosen.includes(permission)).length;
  if (count === 0) return 'none';
  return count === permissions.length ? 'all' : 'some';
}

/** Selects the whole group, or clears it if it was fully selected. */
export function toggledGroup(group: PermissionGroup, chosen: readonly string[]): string[] {
  const others = chosen.filter((permission) => permission !== group.all && !group.permissions.includes(permission));
  return groupState(group, chosen) === 'all' ? others : [...others, group.all];
}

/** Adds or removes one permission. A group with one of its permissions removed no longer counts as fully selected. */
export function toggled(group: PermissionGroup, chosen: readonly string[], permission: string): string[] {
  if (groupState(group, chosen) === 'all') {
    const others = toggledGroup(group, chosen);
    return [...others, ...group.permissions.filter((one) => one !== permission)];
  }
  return chosen.includes(permission) ? chosen.filter((one) => one !== permission) : [...chosen, permission];
}

/** Turns `WIX_STORES.BRAND_READ` into the readable name `Brand read`, or what that is in the language of the dashboard. */
export function permissionName(permission: string): string {
  const readable = permission
    .slice(permission.indexOf('.') + 1)
    .replace(/[_:-]+/g, ' ')
    .toLowerCase()
    .trim();
  return words.permissionNames.of(permission, readable.charAt(0).toUpperCase() + readable.slice(1));
}
