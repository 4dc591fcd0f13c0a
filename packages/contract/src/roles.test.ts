import { expect, test } from 'vitest';
import { furtherPermissions, grants, groupOf, notGranted, operations, permissionGroups, staffRoles } from './index.ts';

const asked = [...operations.values()].flatMap(({ permit }) => permit.permissions);
const known = [...new Set([...asked, ...furtherPermissions])].sort();

test('a permission is granted by its name, its group or the wildcard', () => {
  expect(grants(['ECOM.*'], 'ECOM.READ_ORDERS')).toBe(true);
  expect(grants(['*'], 'ECOM.READ_ORDERS')).toBe(true);
  expect(grants(['ECOM.READ_CARTS'], 'ECOM.READ_ORDERS')).toBe(false);
  expect(grants(['ECOM.*'], 'ECOMMERCE.READ')).toBe(false);
  expect(grants([], 'ECOM.READ_ORDERS')).toBe(false);
  expect(grants(['MEDIA.*'], 'media:site_media:v1:file_descriptor:query_file_descriptors')).toBe(true);
});

test('wildcards are granted only by the same or a wider wildcard', () => {
  expect(notGranted(['ECOM.*', 'TAGS.TAG_READ'], ['ECOM.*', 'ECOM.READ_ORDERS', 'TAGS.*', '*'])).toEqual([
    'TAGS.*',
    '*',
  ]);
  expect(notGranted(['*'], ['*', 'TAGS.*'])).toEqual([]);
});

test('every permission group has a title, and every title belongs to a group', () => {
  expect(Object.keys(permissionGroups).sort()).toEqual([...new Set(known.map(groupOf))].sort());
});

test('roles contain only existing permissions', () => {
  const names = new Set([...known, ...known.map((permission) => `${groupOf(permission)}.*`), '*']);
  for (const { key, permissions } of staffRoles)
    expect({ key, unknown: permissions.filter((permission) => !names.has(permission)) }).toEqual({ key, unknown: [] });
});

test('admins have every permission except deciding about ownership', () => {
  const admin = staffRoles.find(({ key }) => key === 'admin');
  expect(notGranted(admin?.permissions ?? [], known)).toEqual([
    'OWNER.DELETE_SITE',
    'OWNER.DUPLICATE_SITE',
    'OWNER.TRANSFER',
  ]);
});

test('certain permissions are reserved for owners and admins', () => {
  const others = staffRoles.filter(({ key }) => key !== 'owner' && key !== 'admin');
  const reserved = known.filter((permission) => !others.some(({ permissions }) => grants(permissions, permission)));
  // accounts and the community, the team, API keys and apps, and the activity log
  expect([...new Set(reserved.map(groupOf))].sort()).toEqual([
    'AUDIT',
    'BADGES',
    'BADGE_ASSIGNMENTS',
    'DEVELOPERS',
    'IAM',
    'MEMBERS',
    'OWNER',
    'SETTINGS',
    'SITE_PROPERTIES',
    'SITE_SETTINGS',
    'STAFF',
  ]);
  const grantedOfThem = known.filter(
    (permission) =>
      ['BADGES', 'BADGE_ASSIGNMENTS', 'MEMBERS'].includes(groupOf(permission)) && !reserved.includes(permission),
  );
  expect(grantedOfThem).toEqual([
    'BADGES.BADGE_READ',
    'BADGE_ASSIGNMENTS.BADGE_ASSIGNMENT_READ',
    'MEMBERS.CUSTOM_FIELDS_READ',
    'MEMBERS.MEMBER_ABOUT_READ',
    'MEMBERS.MEMBER_READ',
    'MEMBERS.ROLES_READ',
  ]);
});

test('only roles that set prices see costs and profit', () => {
  const seeing = staffRoles.filter(({ permissions }) => grants(permissions, 'WIX_STORES.PRODUCT_MERCHANT_DATA_READ'));
  expect(seeing.map(({ key }) => key)).toEqual(['owner', 'admin', 'store-manager']);
  for (const { key, permissions } of staffRoles)
    if (!seeing.some((role) => role.key === key)) expect(grants(permissions, 'WIX_STORES.PRODUCT_UPDATE')).toBe(false);
});
