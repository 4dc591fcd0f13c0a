import { expect, test } from 'vitest';
import { applicationOf, audienceOf, choicesOf } from './audience.ts';

const [role, badge, gone, member] = ['role-1', 'badge-1', 'gone-1234567', 'member-1234567'];
const application = {
  customFieldId: 'field-1',
  customFieldKey: 'custom.size',
  applications: {
    items: [
      { applicationType: 'ROLE' as const, entityId: role },
      { applicationType: 'MEMBER' as const, entityId: member },
    ],
  },
  exclusions: { items: [{ exclusionType: 'BADGE' as const, entityId: gone }] },
  revision: '2',
};

test('an application survives the round trip through the form', () => {
  const { customFieldId, applications, exclusions } = application;
  const audience = audienceOf(application);
  expect(audience).toEqual({
    isForAll: false,
    included: ['ROLE:role-1', 'MEMBER:member-1234567'],
    excluded: ['BADGE:gone-1234567'],
  });
  expect(applicationOf('field-1', audience)).toEqual({ customFieldId, applications, exclusions });
});

test('a field without an application is for all members', () => {
  expect(audienceOf(null)).toEqual({ isForAll: true, included: [], excluded: [] });
});

test('chosen groups are among the choices even if they no longer exist', () => {
  const named = { roles: [{ id: role, name: 'Wholesale' }], badges: [{ id: badge, name: 'Early bird' }] };
  expect(choicesOf(named, audienceOf(application))).toEqual([
    { group: 'Roles', items: [{ value: 'ROLE:role-1', label: 'Wholesale' }] },
    { group: 'Badges', items: [{ value: 'BADGE:badge-1', label: 'Early bird' }] },
    {
      group: 'Others',
      items: [
        { value: 'MEMBER:member-1234567', label: 'A member (member-1)' },
        { value: 'BADGE:gone-1234567', label: 'A badge that was deleted (gone-123)' },
      ],
    },
  ]);
  expect(choicesOf({ roles: [], badges: [] }, audienceOf(null))).toEqual([]);
});
