/** Permissions of one group, as the server lists them. */
export type PermissionGroup = { key: string; title: string; all: string; permissions: string[] };

/** How much of a group is chosen. */
export function groupState({ all, permissions }: PermissionGroup, chosen: readonly string[]): 'all' | 'some' | 'none' {
  if (chosen.includes(all)) return 'all';
  const count = permissions.filter((permission) => chosen.includes(permission)).length;
  if (count === 0) return 'none';
  return count === permissions.length ? 'all' : 'some';
}

/** The choice with all of a group in it, or nothing of it where all was. */
export function toggledGroup(group: PermissionGroup, chosen: readonly string[]): string[] {
  const others = chosen.filter((permission) => permission !== group.all && !group.permissions.includes(permission));
  return groupState(group, chosen) === 'all' ? others : [...others, group.all];
}

/** The choice with one permission more or less. Without one of them a group is no longer chosen as a whole. */
export function toggled(group: PermissionGroup, chosen: readonly string[], permission: string): string[] {
  if (groupState(group, chosen) === 'all') {
    const others = toggledGroup(group, chosen);
    return [...others, ...group.permissions.filter((one) => one !== permission)];
  }
  return chosen.includes(permission) ? chosen.filter((one) => one !== permission) : [...chosen, permission];
}

/** `WIX_STORES.BRAND_READ` as people read it: `Brand read`. */
export function permissionName(permission: string): string {
  const words = permission
    .slice(permission.indexOf('.') + 1)
    .replace(/[_:-]+/g, ' ')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
