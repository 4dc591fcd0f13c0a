import { expect, test } from 'vitest';
import { groupState, permissionName, toggled, toggledGroup } from './permission-choice.ts';

const group = { key: 'A', title: 'A', all: 'A.*', permissions: ['A.ONE', 'A.TWO'] };

test('a group is chosen as a whole by its own name or by all of its permissions', () => {
  expect(groupState(group, ['A.*'])).toBe('all');
  expect(groupState(group, ['A.ONE', 'A.TWO', 'B.ONE'])).toBe('all');
  expect(groupState(group, ['A.ONE'])).toBe('some');
  expect(groupState(group, ['B.*'])).toBe('none');
});

test('a group is selected and cleared as a whole, and others are kept', () => {
  expect(toggledGroup(group, ['B.*', 'A.ONE'])).toEqual(['B.*', 'A.*']);
  expect(toggledGroup(group, ['B.*', 'A.*'])).toEqual(['B.*']);
});

test('a permission is selected and cleared, and the rest of a whole group is kept', () => {
  expect(toggled(group, ['B.*'], 'A.ONE')).toEqual(['B.*', 'A.ONE']);
  expect(toggled(group, ['A.ONE', 'B.*'], 'A.ONE')).toEqual(['B.*']);
  expect(toggled(group, ['B.*', 'A.*'], 'A.ONE')).toEqual(['B.*', 'A.TWO']);
});

test('permission names are readable words', () => {
  expect(permissionName('WIX_STORES.BRAND_GET_OR_CREATE')).toBe('Brand get or create');
  expect(permissionName('WISHLIST.MANAGE-SITE-WISHLISTS')).toBe('Manage site wishlists');
});
