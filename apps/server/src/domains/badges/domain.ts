import type { Domain } from '../../domain.ts';
import { jobKinds, served } from './operations.ts';
import { assignmentsFollowTags } from './tag-assignments.ts';

export const badges: Domain = {
  name: 'badges',
  says: 'Badges that members display',
  owns: ['badge_assignments', 'badges'],
  reads: {
    members: 'only members of the site are given badges, which the same statement makes sure of',
  },
  serves: served,
  consumes: [assignmentsFollowTags],
  jobKinds,
  keepsMedia: [{ kind: 'BADGE', table: 'badges', name: "doc ->> 'title'" }],
};
