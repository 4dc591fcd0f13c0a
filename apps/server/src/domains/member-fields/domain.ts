import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';

export const memberFields: Domain = {
  name: 'member-fields',
  says: 'Fields that a site adds to its members’ profiles',
  owns: ['member_field_applications', 'member_fields'],
  reads: {
    members: 'fields that apply to a member are found by their roles and badges at once',
    member_roles: 'fields may be for a role',
    badge_assignments: 'fields may be for a badge',
  },
  serves: served,
};
